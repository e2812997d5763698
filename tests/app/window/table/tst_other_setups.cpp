// Tests the alternatives to a night's set-up: with each of them the referee can begin a night.
#include <QTest>

#include "app/window/table/other_setups.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::app;

namespace {

rules::Event read(const char* line) {
  return {*readJson(line, "test")};
}

std::vector<Choice> others(const std::shared_ptr<const GameKit>& kit, const rules::Event& setup) {
  return otherSetups(setup, kit, Names{{"Ann", "Ben", "Cleo", "Dan"}});
}

QStringList labels(const std::vector<Choice>& choices) {
  QStringList all;
  for (const Choice& choice : choices) all += choice.label;
  return all;
}

}  // namespace

class TestOtherSetups : public QObject {
  Q_OBJECT

 private slots:
  void everyOtherSetupIsAccepted_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("halfwish") << "halfwish";
    QTest::newRow("dungeon") << "half_deck_dungeon_heroes";
  }
  void everyOtherSetupIsAccepted() {
    QFETCH(QString, game);
    const auto kit = loadKit(game.toStdString());
    QVERIFY(bool(kit));
    rules::Chance chance(5);
    for (int night = 0; night < 20; ++night) {
      const rules::Event setup = rules::anySetup(*(*kit)->game, (*kit)->cards, chance);
      const std::vector<Choice> all = others(*kit, setup);
      QVERIFY(!all.empty() || setup.body["players"].items().size() == 1);  // a solo game has no alternative
      for (const Choice& choice : all) {
        QVERIFY2(!(choice.event == setup), qPrintable(choice.label));
        rules::Referee referee(*(*kit)->game, (*kit)->cards);
        QVERIFY2(referee.take(choice.event).verdict == rules::Verdict::accepted,
                 choice.event.body.dump().c_str());
      }
    }
  }

  void halfwishHasClassesWhoBeginsAndParts() {
    const auto kit = loadKit("halfwish");
    const QStringList all = labels(others(
        *kit,
        read(
            R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A","options":{"powers":"off"}})")));
    QVERIFY(!all.contains("Ann: Mirror") && all.contains("Ann: Knight") && all.contains("Ben: Mirror"));
    QVERIFY(all.contains("Ben goes first") && !all.contains("Ann goes first"));
    QVERIFY(all.contains("Powers: on") && all.contains("Locations: off"));
    QCOMPARE(all.filter("Ann: ").size(), 6);
  }

  void exclusiveChoicesAreSwappedBetweenSeats() {
    const auto kit = loadKit("half_deck_dungeon_heroes");
    rules::Chance chance(2);
    rules::Event setup = rules::anySetup(*(*kit)->game, (*kit)->cards, chance);
    while (setup.body["players"].items().size() < 2)
      setup = rules::anySetup(*(*kit)->game, (*kit)->cards, chance);
    const rules::SeatChoice& choice = (*kit)->game->vocabulary().setup.choices.front();
    const Json was = setup.body[choice.key];
    bool swapped = false;
    for (const Choice& other : others(*kit, setup)) {
      const Json now = other.event.body[choice.key];
      swapped = swapped || (now["A"] == was["B"] && now["B"] == was["A"]);
    }
    QVERIFY(swapped);
  }
};

QTEST_GUILESS_MAIN(TestOtherSetups)
#include "rules/referee/random_play.h"
#include "tst_other_setups.moc"
