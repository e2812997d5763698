// Tests the animation of a duel, step by step: who is hit, blocks, dodges and scores, and how life drains;
// from the steps' forms alone, for every game with duels.
#include <QSignalSpy>
#include <QTest>

#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Duel {
  TableSession session;
  TableModel table;

  Duel(const char* game, std::initializer_list<const char*> lines)
      : session(test::kit(game), vision::CardIndex({})) {
    Names names;
    names.of = {QStringLiteral("Ann"), QStringLiteral("Ben")};
    table.setNames(names);
    table.duel()->setStaged(true);
    for (const char* line : lines) say(line);
  }
  void say(const char* line) {
    const Outcome<Moment> moment = session.say({*readJson(line, "test")});
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    table.show(*moment);
    if (!table.refusal().isEmpty()) qFatal("%s: %s", line, qPrintable(table.refusal()));
  }
  [[nodiscard]] DuelModel& model() { return *table.duel(); }
  /// Returns "struck B" and so on, for the steps with an animation, shown one by one.
  [[nodiscard]] QStringList acts() {
    QStringList all;
    model().showAgain();
    while (!model().allShown()) {
      model().next();
      const ShownAct act = model().act();
      if (act.name != "plain") all += act.name + " " + act.seat;
    }
    return all;
  }
  [[nodiscard]] DuelGain gain(int seat) { return model().gains()[seat]; }
};

constexpr char kRollA[] = R"({"e":"roll","seat":"A","dice":[4,6]})";
constexpr char kRollB[] = R"({"e":"roll","seat":"B","dice":[6,6]})";
constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A","options":{"powers":"off","locations":"off"}})";
constexpr char kChoose[] = R"({"e":"choose","seat":"A","option":"duel"})";
constexpr char kChooseB[] = R"({"e":"choose","seat":"B","option":"duel"})";

}  // namespace

class TestDuelActs : public QObject {
  Q_OBJECT

 private slots:
  void harmOfTheNextTurnIsNotOfTheDuel() {
    const auto actsAfter = [](const char* correction) {
      Duel duel("halfwish", {kSetup, correction, kRollA, kRollB, kChoose,
                             R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
                             R"({"e":"reveal","seat":"B","cards":["strike"]})"});
      return std::pair(
          duel.acts(),
          duel.session.night().referee().view(rules::Audience::table).json["seats"]["A"]["hp"].asInt());
    };
    const auto well = actsAfter(R"({"e":"correct","seat":"A","set":{"hp":24},"why":"test"})");
    const auto poisoned =
        actsAfter(R"({"e":"correct","seat":"A","set":{"hp":24,"poisoned":true},"why":"test"})");
    QVERIFY(poisoned.second < well.second);  // the next turn has begun
    QCOMPARE(poisoned.first, well.first);
  }

  void whoIsHitAndWhoScores() {
    Duel duel("halfwish",
              {kSetup, kRollA, kRollB, kChoose, R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
               R"({"e":"reveal","seat":"B","cards":["strike"]})"});
    const QStringList acts = duel.acts();
    QVERIFY2(acts.contains("struck A") && acts.contains("struck B"), qPrintable(acts.join(", ")));
    QVERIFY2(acts.contains("scored A") && acts.contains("scored B"), qPrintable(acts.join(", ")));
    QVERIFY(acts.indexOf("struck A") < acts.indexOf("scored B"));
  }

  void whoBlocks() {
    Duel duel("halfwish", {kSetup, kRollA, kRollB, kChoose, R"({"e":"reveal","seat":"A","cards":["strike"]})",
                           R"({"e":"reveal","seat":"B","cards":["defend"]})"});
    QVERIFY2(duel.acts().contains("guarded B"), qPrintable(duel.acts().join(", ")));
  }

  void whoDodges() {
    Duel duel("halfwish", {kSetup, kRollA, kRollB, kChoose, R"({"e":"reveal","seat":"A","cards":["strike"]})",
                           R"({"e":"reveal","seat":"B","cards":["evade"]})"});
    QVERIFY2(duel.acts().contains("dodged B"), qPrintable(duel.acts().join(", ")));
  }

  /// Life drains with each shown blow, never below its final value, and ends at the table's value.
  void healthDrainsWithEachShownStep() {
    Duel duel("halfwish",
              {kSetup, kRollA, kRollB, kChoose, R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
               R"({"e":"reveal","seat":"B","cards":["strike"]})"});
    duel.model().showAgain();
    QCOMPARE(duel.gain(0).healthLabel, QString("Health"));
    QCOMPARE(duel.gain(0).healthNow, 25);
    QCOMPARE(duel.gain(1).healthNow, 25);
    int a = 25;
    int b = 25;
    while (!duel.model().allShown()) {
      duel.model().next();
      QVERIFY(duel.gain(0).healthNow <= a && duel.gain(1).healthNow <= b);
      a = duel.gain(0).healthNow;
      b = duel.gain(1).healthNow;
    }
    QCOMPARE(a, 21);
    QCOMPARE(b, 17);
    QCOMPARE(duel.gain(1).healthBefore, 25);
  }

  /// The whole bar is the health at the start of the night, not of the duel.
  void theBarOfALaterDuelIsNotFull() {
    Duel duel("halfwish",
              {kSetup, kRollA, kRollB, kChoose, R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
               R"({"e":"reveal","seat":"B","cards":["strike"]})", kRollA, kRollB, kChooseB,
               R"({"e":"reveal","seat":"A","cards":["strike"]})",
               R"({"e":"reveal","seat":"B","cards":["defend"]})"});
    QCOMPARE(duel.gain(0).healthBefore, 21);
    QCOMPARE(duel.gain(0).healthFull, 25);
    QCOMPARE(duel.gain(1).healthFull, 25);
  }

  void excessDamageDrainsToZero() {
    const HealthDrain drain{QString(), {3, 9}, {0, 11}, {25, 25}};
    QCOMPARE(drain.left(0, 8), 0);
    QCOMPARE(drain.left(0, 1), 2);
    QCOMPARE(drain.left(1, 2), 7);  // and healed afterwards
    const HealthDrain below{QString(), {2, 9}, {-3, 9}};
    QCOMPARE(below.left(0, 5), -3);  // in a game that counts below zero
  }

  /// Each step shown by itself is one act; going back or to the end is none.
  void actsAreReportedOneByOne() {
    Duel duel("halfwish",
              {kSetup, kRollA, kRollB, kChoose, R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
               R"({"e":"reveal","seat":"B","cards":["strike"]})"});
    QSignalSpy acted(&duel.model(), &DuelModel::acted);
    duel.model().showAgain();
    duel.model().next();
    duel.model().next();
    QCOMPARE(acted.count(), 2);
    duel.model().previous();
    QCOMPARE(acted.count(), 2);
    duel.model().showAll();
    QCOMPARE(acted.count(), 2);
  }

  void aClashIsSeenByItsNumber() {
    Duel duel("halfwish", {kSetup, R"({"e":"correct","set":{"turn":3},"why":"two actions"})", kRollA, kRollB,
                           kChoose, R"({"e":"reveal","seat":"A","cards":["strike","heavy_strike"]})",
                           R"({"e":"reveal","seat":"B","cards":["defend","strike"]})"});
    DuelModel& model = duel.model();
    model.showAgain();
    QCOMPARE(model.clashShown(), 1);
    model.showAll();
    QCOMPARE(model.clashShown(), 2);  // the last clash stays while its consequences are shown
    model.showClash(1);
    QCOMPARE(model.clashShown(), 1);
    QVERIFY(!model.allShown());
    model.showClash(7);  // there is no such clash
    QCOMPARE(model.clashShown(), 1);
  }

  /// Hits on cards cost their player nothing; a hit on a player is shown with the figure that the game has.
  void inFightsOfSeveral() {
    Duel duel(
        "magepunk",
        {R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{"A":{"life":15,"hand":3,"deck":20,"battlefield":["thornback_grazer","piston_hound"]},"B":{"life":9,"hand":3,"deck":20,"battlefield":["rust_tick"]}}}})",
         R"({"e":"next","seat":"A"})",
         R"({"e":"attack","seat":"A","attackers":[{"who":"A/thornback_grazer","at":"B"},{"who":"A/piston_hound","at":"B"}]})",
         R"({"e":"block","seat":"B","blocks":[{"who":"B/rust_tick","blocks":"A/thornback_grazer"}]})",
         R"({"e":"next","seat":"A"})"});
    QVERIFY(duel.acts().contains("struck B"));
    QCOMPARE(duel.gain(0).healthNow, 15);
    QCOMPARE(duel.gain(1).healthBefore, 9);
    QCOMPARE(duel.gain(1).healthNow, 6);
    duel.model().showAgain();
    QCOMPARE(duel.gain(1).healthNow, 9);
  }
};

QTEST_GUILESS_MAIN(TestDuelActs)
#include "tst_duel_acts.moc"
