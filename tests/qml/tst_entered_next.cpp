// What is all there is to be entered opens by itself, where people say everything by hand.
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestEnteredNext : public QuietTest {
  Q_OBJECT

 private slots:
  void theOtherPlayersDiceAreNext() {
    Evening evening;
    begin(evening);
    enterDice(evening);
    QCOMPARE(evening.window.table().entryWho(), QString("B"));
    QVERIFY(evening.window.table().entrySecret());
    // Whoever leaves it is not asked again by itself.
    evening.press(Qt::Key_Escape);
    QCOMPARE(evening.window.table().entry(), QString());
  }

  void cardsFollowWhatWasChosen() {
    Evening evening;
    begin(evening);
    enterDice(evening);
    enterDice(evening);
    QCOMPARE(evening.window.table().entry(), QString());  // a choice is no entry
    evening.press(Qt::Key_1);
    QCOMPARE(evening.window.table().entry(), QString("cards"));
  }

  /// How the duel came out is looked at first: dice in secret would hide the table.
  void nothingHidesADuelThatWasJudged() {
    Evening evening;
    begin(evening);
    enterDice(evening);
    enterDice(evening);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_3, Qt::Key_3}) evening.press(key);
    QVERIFY(evening.window.table().duel()->count() > 0);
    QCOMPARE(evening.window.table().entry(), QString());
  }

  void aCameraThatSeesTheTableEntersItself() {
    Evening evening;
    begin(evening);
    evening.window.table().setSource(PictureSource::live);
    enterDice(evening);
    QCOMPARE(evening.window.table().entry(), QString());
  }

  void whatIsTakenBackOpensNothing() {
    Evening evening;
    begin(evening);
    enterDice(evening);
    enterDice(evening);
    QTest::keyClick(evening.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QCoreApplication::processEvents();
    QCOMPARE(evening.session.night().referee().standing().size(), std::size_t{2});
    QCOMPARE(evening.window.table().entry(), QString());
  }

 private:
  static void begin(Evening& evening) {
    evening.begin();
    evening.activate();
  }
  /// Opens the entry where it does not stand open.
  static void enterDice(Evening& evening) {
    if (evening.window.table().entry().isEmpty()) evening.press(Qt::Key_1);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_4, Qt::Key_6}) evening.press(key);
  }
};

QTEST_MAIN(TestEnteredNext)
#include "tst_entered_next.moc"
