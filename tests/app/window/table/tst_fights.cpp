// Tests fights of several against several on the page of fights: who stands where, clash by clash, and the
// losses of each, from the declaration to the last blow.
#include <QSignalSpy>
#include <QTest>

#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Fight {
  TableSession session;
  TableModel model;
  QSignalSpy judged{&model, &TableModel::duelJudged};

  explicit Fight(const char* game, std::initializer_list<const char*> lines)
      : session(test::kit(game), vision::CardIndex({})) {
    Names names;
    names.of = {QStringLiteral("Ann"), QStringLiteral("Ben")};
    model.setNames(names);
    for (const char* line : lines) say(line);
  }
  void say(const char* line) {
    const Outcome<Moment> moment = session.say({*readJson(line, "test")});
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    model.show(*moment);
    if (!model.refusal().isEmpty()) qFatal("%s: %s", line, qPrintable(model.refusal()));
  }
  /// Returns "Rust Tick -2, Choir Drone | 7 against 5": the cards of a side with their losses, and the side's
  /// total.
  [[nodiscard]] QString side(int clash, char which) {
    const DuelClash both = model.duel()->clashes()[clash];
    const ClashSide& its = which == 'a' ? both.a : both.b;
    QStringList cards;
    for (const ClashCard& card : its.cards) cards += (card.card + " " + card.figure).trimmed();
    const QString worth = its.figure;
    return cards.join(", ").replace(QChar(0x2212), "-") +
           (worth.isEmpty() ? QString() : " | " + QString(worth).replace(QChar(0x2212), "-"));
  }
  [[nodiscard]] QStringList sections() {
    QStringList all;
    for (int row = 0; row < model.duel()->count(); ++row)
      all += model.duel()->data(model.duel()->index(row), DuelModel::sectionRole).toString();
    all.removeDuplicates();
    return all;
  }
  [[nodiscard]] DuelGain gain(int seat) { return model.duel()->gains()[seat]; }
};

constexpr char kClash[] =
    R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{
        "A":{"life":15,"hand":3,"deck":20,"battlefield":["thornback_grazer","burrow_ox","piston_hound"]},
        "B":{"life":9,"hand":3,"deck":20,"battlefield":["rust_tick","choir_drone","lamp_warden"]}}}})";
constexpr char kArmies[] =
    R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"attack","seats":{
        "A":{"army":{"A-F1":"elvish_fighter","A-F2":"elvish_fighter","A-F3":"oathguard"}},
        "B":{"army":{"B-F2":{"card":"hold_shieldbearer","damage":1},"B-F1":"walking_corpse"}}}}})";

}  // namespace

class TestFights : public QObject {
  Q_OBJECT

 private slots:
  /// Three attackers: one with two blockers, one with one, one with none.
  void everyAttackerWithItsBlockersIsAClash() {
    Fight fight(
        "magepunk",
        {kClash, R"({"e":"next","seat":"A"})",
         R"({"e":"attack","seat":"A","attackers":[{"who":"A/thornback_grazer","at":"B"},{"who":"A/burrow_ox","at":"B"},{"who":"A/piston_hound","at":"B"}]})",
         R"({"e":"block","seat":"B","blocks":[{"who":"B/rust_tick","blocks":"A/thornback_grazer"},{"who":"B/choir_drone","blocks":"A/thornback_grazer"},{"who":"B/lamp_warden","blocks":"A/burrow_ox"}]})",
         R"({"e":"order","seat":"A","attacker":"A/thornback_grazer","order":["B/rust_tick","B/choir_drone"]})"});
    QCOMPARE(fight.judged.count(), 0);
    fight.say(R"({"e":"next","seat":"A"})");
    QCOMPARE(fight.judged.count(), 1);
    QCOMPARE(fight.model.duel()->clashes().size(), 3);
    QCOMPARE(fight.side(0, 'a'), QString("Thornback Grazer -3"));
    QCOMPARE(fight.side(0, 'b'), QString("Rust Tick -2, Choir Drone -1"));
    QCOMPARE(fight.side(1, 'a'), QString("Burrow Ox -2"));
    QCOMPARE(fight.side(1, 'b'), QString("Lamp Warden -4"));
    QCOMPARE(fight.side(2, 'a'), QString("Piston Hound"));
    QCOMPARE(fight.side(2, 'b'), QString(" | -3"));  // Ben himself
    QCOMPARE(fight.gain(1).damage, 2 + 1 + 4 + 3);
    QVERIFY(!fight.gain(0).mayScore);
    QVERIFY2(fight.sections().contains("Clash 3") && fight.sections().contains("Result"),
             qPrintable(fight.sections().join(", ")));
    QVERIFY(fight.model.duel()->rolesText().startsWith("Ann"));
  }

  /// Losses are shown only with their step.
  void lossesAreShownStepByStep() {
    Fight fight("magepunk",
                {kClash, R"({"e":"next","seat":"A"})",
                 R"({"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B"}]})",
                 R"({"e":"block","seat":"B","blocks":[{"who":"B/rust_tick","blocks":"A/burrow_ox"}]})"});
    DuelModel& duel = *fight.model.duel();
    duel.setStaged(true);
    fight.say(R"({"e":"next","seat":"A"})");
    QCOMPARE(fight.side(0, 'b'), QString("Rust Tick"));
    while (!duel.allShown()) duel.next();
    QCOMPARE(fight.side(0, 'b'), QString("Rust Tick -4"));
    fight.say(R"({"e":"take_back","count":1})");
    QCOMPARE(duel.count(), 0);
  }

  /// A Spell outside of combat is not a fight, and neither is a correction.
  void spellsAreNoFights() {
    Fight fight(
        "magepunk",
        {R"({"e":"setup","game":"magepunk","position":{"turn":5,"active":"A","phase":"main1","seats":{"A":{"hand":3,"deck":9,"resources":{"kinesis":1}},"B":{"deck":9}}}})",
         R"({"e":"play","seat":"A","card":"recoil_bolt","targets":["B"]})", R"({"e":"decline","seat":"B"})",
         R"({"e":"correct","seat":"B","set":{"life":3}})"});
    QCOMPARE(fight.judged.count(), 0);
    QCOMPARE(fight.model.duel()->count(), 0);
  }

  /// Two equal cards and a third against one; the third dies and leaves a gap.
  void aGroupAgainstOne() {
    Fight fight(
        "wtactics_orc",
        {kArmies,
         R"({"e":"attack","seat":"A","attackers":["A-F1","A-F2","A-F3"],"target":"B-F2","type":"close"})",
         R"({"e":"pass","seat":"B"})"});
    QCOMPARE(fight.judged.count(), 0);
    fight.say(R"({"e":"pass","seat":"A"})");
    QCOMPARE(fight.judged.count(), 1);
    QCOMPARE(fight.side(0, 'a'), QString("Elvish Fighter, Elvish Fighter, Oathguard | 10 against 5"));
    QCOMPARE(fight.side(0, 'b'), QString("Hold Shieldbearer -1 | Strikes back 2"));
    QCOMPARE(fight.sections(), QStringList({"The fight", "Scoring"}));
    QVERIFY(fight.gain(0).mayScore);
  }

  /// An action, and the item that changed its hit.
  void anActionAndTheItemAgainstIt() {
    Fight fight(
        "half_the_battle",
        {R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_b"}})",
         R"({"e":"items","seat":"A","cards":["flimsy_shield","field_dressing"]})",
         R"({"e":"items","seat":"B","cards":["second_wind","war_horn"]})",
         R"({"e":"roll","seat":"A","dice":[8]})", R"({"e":"roll","seat":"B","dice":[2]})",
         R"({"e":"select","seat":"B","piece":"barbarian"})", R"({"e":"select","seat":"A","piece":"rogue"})",
         R"({"e":"correct","piece":"A/rogue","hp":7,"lane":7})",
         R"({"e":"correct","piece":"A/fighter","lane":7})",
         R"({"e":"act","seat":"B","action":"whirl","lanes":[7]})"});
    QCOMPARE(fight.judged.count(), 0);
    fight.say(R"({"e":"item","seat":"A","card":"flimsy_shield","on":"hit:1"})");
    QCOMPARE(fight.judged.count(), 1);
    QCOMPARE(fight.side(0, 'b'), QString("Whirl"));
    QCOMPARE(fight.side(0, 'a'), QString("Rogue -2, Fighter -4"));
    QVERIFY2(fight.model.duel()->rolesText().startsWith("Ben"), qPrintable(fight.model.duel()->rolesText()));
    QCOMPARE(fight.gain(0).damage, 6);
  }
};

QTEST_GUILESS_MAIN(TestFights)
#include "tst_fights.moc"
