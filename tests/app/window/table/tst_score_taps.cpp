// Tests the layout of the taps of a scored night: which form a grid of, and which stand beside it.
#include <QTest>

#include "app/session/night/setup_draft.h"
#include "app/window/table/score_taps.h"
#include "kits.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::app;

namespace {

/// A scored night, given by events.
struct Night {
  explicit Night(const std::string& game) : kit(test::kit(game)), referee(*kit->game, kit->cards) {
    say(SetupDraft(kit).setup(PlayMode::scored));
  }
  void say(const rules::Event& event) {
    const rules::Ruling ruling = referee.take(event);
    QVERIFY2(ruling.verdict == rules::Verdict::accepted, ruling.reason.data());
  }
  void say(const char* event) { say(rules::Event{*readJson(event, "test")}); }
  /// Returns a side of a tap, empty if there is none.
  [[nodiscard]] ScoreSide side(const char* tap, const QString& seat, const AddedValues& brought = {}) const {
    for (const rules::QuickAction& action : rules::quickActions(*kit->game, referee.state(), kit->cards)) {
      if (action.id != tap) continue;
      for (const ScoreSide& each : scoreTap(action, *kit, {}, brought).sides)
        if (each.seat == seat) return each;
    }
    return {};
  }

  std::shared_ptr<const GameKit> kit;
  rules::Referee referee;
};

QStringList idsOf(const QList<ScoreValue>& values) {
  QStringList ids;
  for (const ScoreValue& each : values) ids += each.id;
  return ids;
}

const QStringList kBasic{"strike", "long_strike", "heavy_strike", "defend", "evade"};

}  // namespace

class TestScoreTaps : public QObject {
  Q_OBJECT

 private slots:
  void aDuelIsAGridOfCardsAndDice() {
    const Night night("halfwish");
    const ScoreGrid grid = night.side("duel", "A").grid;
    QCOMPARE(idsOf(grid.rows), kBasic);
    QCOMPARE(idsOf(grid.columns).size(), 11);
    QCOMPARE(idsOf(grid.columns).front(), "2");
    QCOMPARE(grid.row, "action");
    QCOMPARE(grid.column, "dv");
    QCOMPARE(grid.then, "");
    QVERIFY(idsOf(grid.others).isEmpty());  // nobody has upgrades yet
    QVERIFY(night.side("duel", "A").lists.isEmpty());
  }

  void aSecondActionIsAColumnMore() {
    Night night("halfwish");
    night.say(R"({"e":"correct","set":{"turn":3},"why":"a test"})");
    QCOMPARE(night.side("duel", "B").grid.then, "action_2");
    QVERIFY(night.side("duel", "B").lists.isEmpty());
  }

  void upgradesOneHasAreRowsAndOthersAreBrought() {
    Night night("halfwish");
    night.say(R"({"e":"correct","set":{"round":2},"why":"a test"})");
    ScoreGrid grid = night.side("duel", "A").grid;
    QCOMPARE(idsOf(grid.rows), kBasic);
    const int others = idsOf(grid.others).size();
    QVERIFY(others > 20);
    QVERIFY(idsOf(grid.others).contains("riposte"));
    grid = night.side("duel", "A", {{"A", {"riposte"}}}).grid;
    QCOMPARE(idsOf(grid.rows), kBasic + QStringList{"riposte"});
    QCOMPARE(idsOf(grid.others).size(), others - 1);
    QVERIFY(!idsOf(night.side("duel", "B", {{"A", {"riposte"}}}).grid.rows).contains("riposte"));
  }

  void aListLongerThanAPageIsNoGrid() {
    const Night night("halfwish");
    rules::QuickAction action{"duel", {{"dv", rules::Seat::A, {"2", "3"}}, {"action", rules::Seat::A, {}}}};
    for (const rules::CardId card : night.kit->cards.ofType("upgrade"))
      action.fields[1].values.push_back(night.kit->cards[card].id);
    const ScoreSide side = scoreTap(action, *night.kit, {}, {}).sides.front();
    QVERIFY(!side.gridded);
    QCOMPARE(side.lists.size(), 2);
  }

  void lifeInTheDungeonIsAGridOfHeroes() {
    Night night("half_deck_dungeon_heroes");
    const ScoreSide side = night.side("joins", "");
    QVERIFY(idsOf(side.lists.value(0).values).contains("warrior"));
    const Json picked = Json::object({{"", Json::object({{"hero", "warrior"}})}});
    for (const rules::Event& event :
         night.kit->game->scoring()->events(night.referee.state(), night.kit->cards, "joins", picked))
      night.say(event);
    const ScoreGrid grid = night.side("life", "").grid;
    QCOMPARE(idsOf(grid.rows), QStringList{"warrior"});
    QCOMPARE(grid.column, "left");
  }
};

QTEST_GUILESS_MAIN(TestScoreTaps)
#include "rules/referee/scoring.h"
#include "tst_score_taps.moc"
