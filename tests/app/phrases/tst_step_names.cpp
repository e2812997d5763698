// Tests that steps name what they are about: equal things, who hits them and what is left, and that numbers,
// refusals and their rules have words.
#include <QTest>

#include "app/phrases/number_words.h"
#include "app/phrases/words.h"
#include "game_rows.h"
#include "rules/referee/referee.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::app;

namespace {

const Names kNames{{"Mia", "Jonas", "C", "D"}};

/// A night that is played by events, and the sentences of its last ruling.
class Told {
 public:
  Told(const char* game, std::initializer_list<const char*> lines)
      : kit_(*loadKit(game)), referee_(*kit_->game, kit_->cards) {
    for (const char* line : lines) (void)after(line);
  }
  /// Returns what the event is answered with.
  QStringList after(const char* line) {
    const rules::Ruling ruling = referee_.take({*readJson(line, "test")});
    QStringList said;
    for (const rules::Step& step : ruling.steps) said += stepText(step, *kit_, kNames);
    if (ruling.verdict != rules::Verdict::accepted) said += cure(ruling, *kit_, kNames);
    return said;
  }
  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  [[nodiscard]] Json view() const { return referee_.view(rules::Audience::table).json; }

 private:
  std::shared_ptr<const GameKit> kit_;
  rules::Referee referee_;
};

constexpr char kClash[] =
    R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A","phase":"attack","seats":{
        "A":{"life":15,"hand":3,"deck":10,"resources":{"biom":2,"radiance":2},"battlefield":["thornback_grazer"]},
        "B":{"life":15,"hand":3,"deck":10,"battlefield":["thornback_grazer","thornback_grazer"]}}}})";
constexpr char kAttack[] = R"({"e":"attack","seat":"A","attackers":[{"who":"A/thornback_grazer","at":"B"}]})";
constexpr char kBlock[] =
    R"({"e":"block","seat":"B","blocks":[{"who":"B/thornback_grazer#2","blocks":"A/thornback_grazer"}]})";
constexpr char kBark[] =
    R"({"e":"play","seat":"A","card":"bark_skin","targets":["B/thornback_grazer#2"],"pay":{"biom":1}})";

/// Returns whether a reason is given against events that cannot be read: they break no rule of the game.
bool isUnreadable(std::string_view reason) {
  static constexpr std::string_view kReasons[] = {"malformed",    "unknown_event", "unknown_card",
                                                  "no_such_seat", "which_one",     "no_such_slot"};
  return std::find(std::begin(kReasons), std::end(kReasons), reason) != std::end(kReasons);
}

void holds(const QStringList& said, const char* sentence) {
  QVERIFY2(said.contains(QString::fromUtf8(sentence)), qPrintable(said.join(" | ")));
}

}  // namespace

class StepNamesTest : public QObject {
  Q_OBJECT

 private slots:
  void twoEqualEntitiesAreToldApart() {
    Told night("magepunk", {kClash});
    holds(night.after(kAttack), "Mia's Thornback Grazer attacks Jonas");
    holds(night.after(kBlock), "Jonas's Thornback Grazer (2) blocks Mia's Thornback Grazer");
    const QStringList played = night.after(kBark);
    holds(played, "Mia plays Bark Skin on Jonas's Thornback Grazer (2)");
    holds(played, "Bark Skin is link 1 of the chain, on Jonas's Thornback Grazer (2)");
    const QStringList resolved = night.after(R"({"e":"decline","seat":"B"})");
    holds(resolved, "Bark Skin happens, on Jonas's Thornback Grazer (2)");
    holds(resolved,
          "Mia's Bark Skin: Durability of Jonas's Thornback Grazer (2) is 6 now, was 3 until the turn ends");
    const QStringList hit = night.after(R"({"e":"next","seat":"A"})");
    holds(hit, "Jonas's Thornback Grazer (2) takes 3 from Mia's Thornback Grazer, has 3 of 6 left");
    holds(hit, "Mia's Thornback Grazer is destroyed");
  }

  void aCreatureIsNamedWithItsPlace() {
    Told night(
        "wtactics_orc",
        {R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"attack","seats":{
                    "A":{"army":{"A-F1":"knight","A-F2":"knight"}},"B":{"army":{"B-F2":"hold_shieldbearer"}}}}})"});
    const QStringList attack =
        night.after(R"({"e":"attack","seat":"A","attackers":["A-F2"],"target":"B-F2","type":"close"})");
    holds(attack, "Mia's Knight (front 2) attacks Jonas's Hold Shieldbearer (front 2)");
  }

  void aPieceIsNamedWithItsPlayer() {
    Told night(
        "half_the_battle",
        {R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_a"},"options":{"items":"off"}})",
         R"({"e":"roll","seat":"A","dice":[14]})", R"({"e":"roll","seat":"B","dice":[18]})"});
    holds(night.after(R"({"e":"select","seat":"A","piece":"fighter"})"), "Mia chooses Fighter");
    holds(night.after(R"({"e":"correct","piece":"B/fighter","hp":0})"),
          "Jonas's Fighter is taken off the table");
    const QStringList odd = night.after(R"({"e":"correct","piece":"A/fighter","hp":13})");
    holds(odd, "That does not fit: the die of Fighter goes from 1 to 12; 0 takes it off the table");
  }

  void everyNumberAndConditionHasALabel_data() { test::gameRows(); }
  void everyNumberAndConditionHasALabel() {
    const auto kit = test::kitOfRow();
    const auto isNamed = [](const QString& label, std::string_view name) {
      return !label.isEmpty() && label != QString::fromUtf8(name.data(), qsizetype(name.size()));
    };
    for (const std::string_view name : kit->game->vocabulary().numbers)
      QVERIFY2(isNamed(numberLabel(name, *kit), name), std::string(name).c_str());
    for (const std::string_view name : kit->game->vocabulary().conditions)
      QVERIFY2(isNamed(conditionLabel(name, *kit), name) || name == "dying", std::string(name).c_str());
  }

  void aSumNamesItsCardAndRule() {
    Told night("magepunk", {kClash, kAttack, kBlock, kBark, R"({"e":"decline","seat":"B"})"});
    const Json number = night.view()["zones"]["battlefield"].items()[2]["numbers"]["durability"];
    QCOMPARE(numberText(number), QString("6"));
    QVERIFY(isChanged(number));
    QCOMPARE(numberSum(number, night.kit()), QString("3, +3 Bark Skin until the turn ends (M-81)"));
    QCOMPARE(numberText(night.view()["zones"]["battlefield"].items()[2]["numbers"]["left"]),
             QString("6 of 6"));
  }

  /// Every reason cites a rule of its game, but those against events that cannot be read.
  void everyRefusalCitesARule_data() { test::gameRows(); }
  void everyRefusalCitesARule() {
    const auto kit = test::kitOfRow();
    const rules::Vocabulary& words = kit->game->vocabulary();
    for (const std::string_view reason : words.reasons) {
      const auto row = std::find_if(words.refusalRules.begin(), words.refusalRules.end(),
                                    [&](const rules::RefusalRule& each) { return each.reason == reason; });
      if (isUnreadable(reason)) continue;
      QVERIFY2(row != words.refusalRules.end(), std::string(reason).c_str());
      QVERIFY2(kit->ruleTexts.contains(std::string(row->rule.text)), std::string(reason).c_str());
    }
  }
};

QTEST_GUILESS_MAIN(StepNamesTest)
#include "tst_step_names.moc"
