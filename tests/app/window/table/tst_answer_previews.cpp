// Tests that the consequences of an answer are computed before the answer is given, from public information:
// sums, losses, deaths and what they open.
#include <QTest>

#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "kits.h"
#include "rules/referee/random_play.h"
#include "swapped_state.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Night {
  TableSession session;
  TableModel table;

  Night(const char* game, std::initializer_list<const char*> lines)
      : session(test::kit(game), vision::CardIndex({})) {
    Names names;
    names.of = {QStringLiteral("Ann"), QStringLiteral("Ben")};
    table.setNames(names);
    for (const char* line : lines) say({*readJson(line, "test")});
  }
  void say(const rules::Event& event) {
    const Outcome<Moment> moment = session.say(event);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    table.show(*moment);
    if (!table.refusal().isEmpty()) qFatal("%s: %s", event.body.dump().c_str(), qPrintable(table.refusal()));
  }
  /// Returns the preview of the choice; empty if the choice is closed or has none.
  [[nodiscard]] QString previewOf(const char* label) {
    for (const ChoicesOfSeat& group : table.choices()->groups())
      for (const OpenChoice& each : group.open)
        if (each.label == label) return each.leads;
    return {};
  }
  /// Returns whether a place of the board, or a card in it, is marked as a possible target.
  [[nodiscard]] bool reached(const char* called, const char* card = nullptr) {
    for (const BoardZone& zone : table.board()->zones()) {
      if (!card && (zone.called == called || zone.zone == called)) return zone.reached;
      for (const LyingCard& lying : zone.cards)
        if (card && zone.called == called && lying.name == card) return lying.reached;
    }
    qFatal("no place called %s", called);
  }
};

constexpr char kArmies[] =
    R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"attack","seats":{
        "A":{"army":{"A-F1":"elvish_fighter","A-F2":"elvish_fighter","A-F3":"oathguard"}},
        "B":{"army":{"B-F2":{"card":"hold_shieldbearer","damage":1},"B-F1":"walking_corpse"}}}}})";
constexpr char kClash[] =
    R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{
        "A":{"life":15,"hand":3,"deck":20,"battlefield":["thornback_grazer","burrow_ox"]},
        "B":{"life":3,"hand":3,"deck":20,"battlefield":["rust_tick"]}}}})";

constexpr int kNights = 6;
constexpr int kEvents = 250;  // per night

/// Returns all previews as one text.
std::string foreseenIn(const GameKit& kit, const rules::State& state, const Names& names) {
  std::string text;
  const std::vector<Foreseen> all = foreseen(kit, state);
  for (const Foreseen& each : all)
    text += each.answer.body.dump() + ": " + foreseenText(all, each.answer, kit, names).toStdString() + "\n";
  return text;
}

}  // namespace

class TestAnswerPreviews : public QObject {
  Q_OBJECT

 private slots:
  /// Values are added, and the kill and the shape it would open are shown; a total that is too low opens
  /// nothing.
  void aGroupsSumAndTheShapeItWouldOpen() {
    Night night("wtactics_orc", {kArmies});
    QCOMPARE(
        night.previewOf("Oathguard (front 3) hits Ben's Hold Shieldbearer (front 2)"),
        QString("The attack is worth 4 against Defense 5 of Ben's Hold Shieldbearer (front 2) · Ben's Hold "
                "Shieldbearer (front 2) strikes back with 2"));
    QCOMPARE(
        night.previewOf(
            "Group Elvish Fighter (front 1)+Oathguard (front 3) hits Ben's Hold Shieldbearer (front 2)"),
        QString(
            "The attack is worth 7 against Defense 5 of Ben's Hold Shieldbearer (front 2) · Ben's Hold "
            "Shieldbearer (front 2) strikes back with 2 · Ben's Hold Shieldbearer (front 2) loses 1 Life, "
            "has 0 "
            "of 2 left: lay a damage token on it · Ben's Hold Shieldbearer (front 2) dies: face down to the "
            "twilight · An empty column: Ann scores 2"));
    QVERIFY(night.reached("B-F1") && night.reached("B-F2"));
    QVERIFY(!night.reached("B-F3") && !night.reached("A-F1"));
    night.say({*readJson(
        R"({"e":"attack","seat":"A","attackers":["A-F1","A-F3"],"target":"B-F2","type":"close"})", "test")});
    QVERIFY2(night.previewOf("Pass").endsWith("Ann scores 2"), qPrintable(night.previewOf("Pass")));
  }

  void attacksAndBlocksAreCountedForBoth() {
    Night night("magepunk", {kClash, R"({"e":"next","seat":"A"})"});
    QCOMPARE(night.previewOf("Ann's Burrow Ox attacks"),
             QString("Ben takes 4 from Ann's Burrow Ox: life 3 to -1 · Ann wins"));
    night.say(
        {*readJson(R"({"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B"}]})", "test")});
    QCOMPARE(night.previewOf("No blocks"),
             QString("Ben takes 4 from Ann's Burrow Ox: life 3 to -1 · Ann wins"));
    QCOMPARE(
        night.previewOf("Ben's Rust Tick blocks Ann's Burrow Ox"),
        QString(
            "Ben's Rust Tick takes 4 from Ann's Burrow Ox, has 0 of 2 left · Ann's Burrow Ox takes 2 from "
            "Ben's Rust Tick, has 2 of 4 left · Ben's Rust Tick is destroyed"));
  }

  /// Previews are shown to whoever may answer; hits and lanes are marked on the board.
  void anActionsHitsAreCountedAndWhatAnItemChanges() {
    Night night(
        "half_the_battle",
        {R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_b"}})",
         R"({"e":"items","seat":"A","cards":["flimsy_shield","field_dressing"]})",
         R"({"e":"items","seat":"B","cards":["second_wind","war_horn"]})",
         R"({"e":"roll","seat":"A","dice":[8]})", R"({"e":"roll","seat":"B","dice":[2]})",
         R"({"e":"select","seat":"B","piece":"barbarian"})", R"({"e":"select","seat":"A","piece":"rogue"})",
         R"({"e":"correct","piece":"A/rogue","hp":3,"lane":7})",
         R"({"e":"correct","piece":"A/fighter","lane":7})"});
    const QString both =
        "Ann's Rogue stays alive: set the die from 3 to 1 · Ben's Barbarian hits "
        "Ann's Fighter: set the die from 12 to 8";
    QCOMPARE(night.previewOf("Axe: Ann's Rogue"),
             QString("Ann's Rogue stays alive: set the die from 3 to 1"));
    QCOMPARE(night.previewOf("Whirl: lane 7"), both);
    QVERIFY(night.reached("Lane 7") && !night.reached("Lane 4"));
    QVERIFY(night.reached("Lane 7", "Rogue") && !night.reached("Lane 7", "Barbarian"));
    night.say({*readJson(R"({"e":"act","seat":"B","action":"whirl","lanes":[7]})", "test")});
    QCOMPARE(night.previewOf("No item"), both);
    QCOMPARE(
        night.previewOf("Use Flimsy Shield: hit 2, on Ann's Fighter"),
        QString(
            "Ann's Rogue stays alive: set the die from 3 to 1 · Ben's Barbarian hits Ann's Fighter: set the "
            "die from 12 to 10"));
    QCOMPARE(night.table.choices()->groups()[0].who, QString("Ann"));
  }

  /// Games without such fights have their usual previews.
  void nothingIsForeseenWhereSecretsDecide() {
    Night night("halfwish",
                {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})"});
    const Outcome<Moment> now = night.session.now();
    QVERIFY(now->foreseen.empty());
  }

  /// Previews reveal nothing about a card to a player who may not know it.
  void secretsLeaveNoTraceInPreviews_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"magepunk", "wtactics_orc", "half_the_battle"}) QTest::newRow(game) << game;
  }
  void secretsLeaveNoTraceInPreviews() {
    QFETCH(QString, game);
    const auto kit = test::kit(game.toStdString());
    rules::Chance chance(7);
    std::set<std::string_view> hidden;
    int moments = 0;
    for (int night = 0; night < kNights; ++night) {
      rules::Referee referee(*kit->game, kit->cards);
      referee.take(rules::anySetup(*kit->game, kit->cards, chance));
      for (int i = 0; !referee.result().finished && i < kEvents; ++i) {
        referee.take(rules::anyEvent(*kit->game, referee.state(), kit->cards, chance));
        const rules::State other =
            test::swapped(referee.state(), rules::Audience::table, *kit->game, kit->cards, chance, hidden);
        const std::string seen = foreseenIn(*kit, referee.state(), {});
        moments += seen.empty() ? 0 : 1;
        QCOMPARE(QString::fromStdString(foreseenIn(*kit, other, {})), QString::fromStdString(seen));
      }
    }
    qInfo("%d moments with something foreseen, %d places with something hidden", moments, int(hidden.size()));
    QVERIFY(moments > 50);
  }
};

QTEST_GUILESS_MAIN(TestAnswerPreviews)
#include "tst_answer_previews.moc"
