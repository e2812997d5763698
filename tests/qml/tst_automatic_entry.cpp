// Tests that the only possible entry opens by itself where everything is entered by hand.
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestAutomaticEntry : public QuietTest {
  Q_OBJECT

 private slots:
  void theOtherPlayersDiceAreNext() {
    Evening evening;
    begin(evening);
    enterDice(evening);
    QCOMPARE(evening.window.table().entryWho(), QString("B"));
    QVERIFY(evening.window.table().entrySecret());
    // An entry that was closed does not open again by itself.
    evening.press(Qt::Key_Escape);
    QCOMPARE(evening.window.table().entry(), QString());
  }

  void cardsFollowWhatWasChosen() {
    Evening evening;
    begin(evening);
    enterDice(evening);
    enterDice(evening);
    QCOMPARE(evening.window.table().entry(), QString());  // a choice is not an entry
    evening.press(Qt::Key_1);
    QCOMPARE(evening.window.table().entry(), QString("cards"));
  }

  /// The result of the duel is shown first: the curtain of secret dice would hide the table.
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

  void undoOpensNoEntry() {
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
  /// Opens the entry unless it is open.
  static void enterDice(Evening& evening) {
    if (evening.window.table().entry().isEmpty()) evening.press(Qt::Key_1);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_4, Qt::Key_6}) evening.press(key);
  }
};

QTEST_MAIN(TestAutomaticEntry)
#include "tst_automatic_entry.moc"
