// Tests 10 000 random wrong events of every game: each refusal is a whole sentence in every language, says
// what to do, and cites a rule of its game. LK_WRONG_EVENTS tries another number.
#include <map>

#include <QRegularExpression>
#include <QTest>

#include "app/phrases/translation.h"
#include "app/phrases/words.h"
#include "game_rows.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kWrongEvents = 10'000;
constexpr int kEventsOfANight = 200;
const Names kNames{{"Mia", "Jonas", "Ada", "Noor"}};

/// Returns whether a reason is given against events that cannot be read: they break no rule of the game.
bool isUnreadable(std::string_view reason) {
  static constexpr std::string_view kReasons[] = {"malformed",    "unknown_event", "unknown_card",
                                                  "no_such_seat", "which_one",     "no_such_slot"};
  return std::find(std::begin(kReasons), std::end(kReasons), reason) != std::end(kReasons);
}

/// Makes wrong events of right ones: said at another moment, by another player, or with a part of another.
class Mistakes {
 public:
  explicit Mistakes(rules::Chance& chance) : chance_(chance) {}
  void learn(const rules::Event& event) { seen_.push_back(event); }

  rules::Event next(const rules::Event& right) {
    rules::Event wrong = chance_.below(3) == 0 ? right : any();
    if (chance_.below(3) == 0 && wrong.seat()) wrong.body.set("seat", chance_.below(2) == 0 ? "A" : "B");
    if (chance_.below(2) == 0) exchange(wrong);
    return wrong;
  }

 private:
  const rules::Event& any() { return seen_[std::size_t(chance_.below(int(seen_.size())))]; }
  /// Takes the value of a field from another event, or another number.
  void exchange(rules::Event& wrong) {
    const auto& members = wrong.body.members();
    const auto& [field, value] = members[std::size_t(chance_.below(int(members.size())))];
    if (field == "e" || field == "seat") return;
    const std::string name = field;
    if (value.isInt()) {
      wrong.body.set(name, value.asInt() + chance_.below(7) - 3);
      return;
    }
    if (const Json* other = any().body.find(name)) wrong.body.set(name, *other);
  }

  rules::Chance& chance_;
  std::vector<rules::Event> seen_;
};

/// Returns what is wrong with a sentence; empty if nothing is.
QString faultOf(const QString& sentence) {
  static const QRegularExpression kHole(QStringLiteral(R"([{}]|  | [,.:;]|\(\)|\b1 [a-z]+s (is|are) )"));
  static const QRegularExpression kRaw(
      QStringLiteral(R"([a-z]_[a-z]|\b[AB][-/][A-Za-z]|[a-z]/[a-z0-9]|#\d)"));
  const QRegularExpressionMatch hole = kHole.match(sentence);
  if (hole.hasMatch()) return QStringLiteral("'%1' in ").arg(hole.captured()) + sentence;
  const QRegularExpressionMatch raw = kRaw.match(sentence);
  return raw.hasMatch() ? QStringLiteral("'%1' in ").arg(raw.captured()) + sentence : QString();
}

int wrongEvents() {
  bool set = false;
  const int number = qEnvironmentVariableIntValue("LK_WRONG_EVENTS", &set);
  return set ? number : kWrongEvents;
}

}  // namespace

class TestRefusalSweep : public QObject {
  Q_OBJECT

 private slots:
  void everyRefusalCanBeActedOn_data() { test::gameRows(); }
  void everyRefusalCanBeActedOn() {
    const auto kit = test::kitOfRow();
    rules::Chance chance(17);
    Mistakes mistakes(chance);
    std::map<std::string, int> reasons;
    std::map<std::string, QString> faults;  // one for each reason
    int tried = 0;
    while (tried < wrongEvents()) {
      rules::Referee referee(*kit->game, kit->cards);
      referee.take(rules::anySetup(*kit->game, kit->cards, chance));
      for (int i = 0; i < kEventsOfANight && !referee.result().finished; ++i) {
        const rules::Event right = rules::anyEvent(*kit->game, referee.state(), kit->cards, chance);
        mistakes.learn(right);
        for (int n = 0; n < 4; ++n, ++tried) check(referee, mistakes.next(right), *kit, reasons, faults);
        referee.take(right);
      }
    }
    int refused = 0;
    for (const auto& [reason, count] : reasons) refused += count;
    qInfo("%d events, %d refused for %d reasons", tried, refused, int(reasons.size()));
    for (const auto& [reason, fault] : faults) qWarning("%s: %s", reason.c_str(), qPrintable(fault));
    QVERIFY(faults.empty());
    QVERIFY(refused > tried / 4);
  }

 private:
  static void check(const rules::Referee& referee, const rules::Event& wrong, const GameKit& kit,
                    std::map<std::string, int>& reasons, std::map<std::string, QString>& faults) {
    rules::Referee judge = referee;
    const rules::Ruling ruling = judge.take(wrong);
    if (ruling.verdict != rules::Verdict::refused) return;
    ++reasons[ruling.reason];
    const QString said = cure(ruling, kit, kNames);
    const std::string& rule = ruling.cureArguments["rule"].asString();
    QString fault;
    if (!said.contains(QStringLiteral(": "))) fault = "no cure: " + said;
    if (!isUnreadable(ruling.reason) && !kit.ruleTexts.contains(rule)) fault = "no rule: " + said;
    if (!isUnreadable(ruling.reason) && fault.isEmpty()) fault = faultOf(said);  // others show what was said
    if (!fault.isEmpty())
      faults.try_emplace(ruling.reason, fault + "   " + QString::fromStdString(wrong.body.dump()));
  }
};

QTEST_GUILESS_MAIN(TestRefusalSweep)
#include "tst_refusal_sweep.moc"
