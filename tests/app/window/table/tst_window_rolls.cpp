// Tests dice rolled by the program on the table's own screen.
#include <QSignalSpy>
#include <QTest>

#include "hand_entered_night.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Evening : test::HandEnteredNight {
  TableModel model;

  Evening() {
    listenTo(model);
    begin();
  }
  const rules::Event& last() { return session.night().referee().log().back(); }
};

}  // namespace

class TestWindowRolls : public QObject {
  Q_OBJECT

 private slots:
  void secretDiceAreShownBeforeTheyAreEntered() {
    Evening evening;
    evening.model.rollDice();  // nobody is asked yet
    QVERIFY(evening.model.entryRolled().isEmpty() && !evening.model.entryMayRoll());
    QSignalSpy entered(&evening.model, &TableModel::secretEntered);
    evening.model.choose(0);
    QVERIFY(evening.model.entryMayRoll());
    evening.model.rollDice();
    const QList<int> rolled = evening.model.entryRolled();
    QCOMPARE(rolled.size(), 2);
    QCOMPARE(evening.last().kind(), std::string("setup"));  // not entered yet
    evening.model.rollDice();                               // a second roll has no effect
    QCOMPARE(evening.model.entryRolled(), rolled);
    evening.model.enterRolled();
    QCOMPARE(entered.count(), 1);
    QVERIFY(evening.model.entryRolled().isEmpty());
    QCOMPARE(evening.model.entry(), QString("dice"));  // the other player's dice are next
    QCOMPARE(evening.last().kind(), std::string("roll"));
    QCOMPARE(evening.last().body["by"].asString(), std::string("program"));
    QCOMPARE(evening.last().body["dice"].items().size(), std::size_t{2});
    for (int i = 0; i < 2; ++i)
      QCOMPARE(evening.last().body["dice"].items()[static_cast<std::size_t>(i)].asInt(), rolled[i]);
  }

  void whoHasSeenTheirDiceDoesNotRollAgain() {
    Evening evening;
    evening.model.choose(0);
    evening.model.rollDice();
    const QList<int> rolled = evening.model.entryRolled();
    evening.model.cancelEntry();
    QCOMPARE(evening.last().kind(), std::string("roll"));
    QCOMPARE(evening.last().body["dice"].items()[0].asInt(), rolled[0]);
  }

  void cardsAreNotRolled() {
    Evening evening;
    evening.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    evening.say(R"({"e":"roll","seat":"B","dice":[6,6]})");
    evening.say(R"({"e":"choose","seat":"A","option":"duel"})");
    evening.model.choose(0);
    QCOMPARE(evening.model.entry(), QString("cards"));
    QVERIFY(!evening.model.entryMayRoll());
    evening.model.rollDice();
    QVERIFY(evening.model.entryRolled().isEmpty());
    QCOMPARE(evening.model.entry(), QString("cards"));
  }
};

QTEST_GUILESS_MAIN(TestWindowRolls)
#include "tst_window_rolls.moc"
