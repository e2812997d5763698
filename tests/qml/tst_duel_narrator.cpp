// Tests that a judged duel opens by itself, with and without animation, stays long enough to read and leads
// back; if switched off, it opens only on request.
#include "entered_duel.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A window in which duels open by themselves.
struct NightMessages : Evening {
  explicit NightMessages(bool motion) {
    window.settings().setMotion(motion);
    window.settings().setShowDuels(true);
    begin();
  }
  [[nodiscard]] QString page() const { return window.window()->property("page").toString(); }
  [[nodiscard]] DuelModel& duel() { return *window.table().duel(); }
  /// Duration of a step, in milliseconds.
  void setStepTime(int time) {
    QObject* narrator = window.window()->findChild<QObject*>("narrator");
    QVERIFY(narrator && narrator->setProperty("stepTime", time));
  }
  void playDuel() {
    test::enterDuel(*this);
    QVERIFY(duel().count() > 0);
  }
};

constexpr int kForGood = 600000;

}  // namespace

class TestDuelNarrator : public QuietTest {
  Q_OBJECT

 private slots:
  void aDuelOpensItsPageAndReturnsToTheTable_data() {
    QTest::addColumn<bool>("motion");
    QTest::newRow("with motion") << true;
    QTest::newRow("without motion") << false;
  }
  void aDuelOpensItsPageAndReturnsToTheTable() {
    QFETCH(bool, motion);
    NightMessages evening(motion);
    evening.setStepTime(kForGood);
    evening.playDuel();
    QTRY_COMPARE(evening.page(), QString("duel"));
    QCOMPARE(evening.duel().allShown(), !motion);
    // The duel stays open although the game continues.
    QSignalSpy understood(&evening.window.table(), &TableModel::understoodChanged);
    evening.say(R"({"e":"roll","seat":"B","dice":[1,2]})");
    QCoreApplication::processEvents();
    QCOMPARE(understood.count(), 1);
    QCOMPARE(evening.page(), QString("duel"));
    evening.setStepTime(1);
    QTRY_COMPARE(evening.page(), QString("table"));
    QVERIFY(evening.duel().allShown());
  }

  /// An undone duel is no longer shown.
  void anUndoneDuelIsNoLongerShown_data() { aDuelOpensItsPageAndReturnsToTheTable_data(); }
  void anUndoneDuelIsNoLongerShown() {
    QFETCH(bool, motion);
    NightMessages evening(motion);
    evening.setStepTime(kForGood);
    evening.playDuel();
    QTRY_COMPARE(evening.page(), QString("duel"));
    evening.say(R"({"e":"take_back","count":1})");
    QCOMPARE(evening.duel().count(), 0);
    QTRY_COMPARE(evening.page(), QString("table"));
    // Another duel opens its page without waiting for the undone one.
    evening.say(R"({"e":"reveal","seat":"B","cards":["strike"]})");
    QTRY_COMPARE(evening.page(), QString("duel"));
  }

  /// Before its page exists.
  void aDuelUndoneAtOnceIsNotShown() {
    NightMessages evening(true);
    evening.playDuel();
    evening.say(R"({"e":"take_back","count":1})");
    QTest::qWait(300);
    QCOMPARE(evening.page(), QString("table"));
  }

  /// Whoever asks for the page, even while it opens by itself, closes it, too.
  void thePageThatPeopleOpenedStaysOpen() {
    NightMessages evening(true);
    evening.setStepTime(1);
    evening.playDuel();
    QObject* narrator = evening.window.window()->findChild<QObject*>("narrator");
    QTRY_VERIFY(narrator->property("asked").toBool() || narrator->property("led").toBool());
    evening.window.showPage("duel");
    QTRY_VERIFY(evening.duel().allShown());
    QTest::qWait(300);
    QCOMPARE(evening.page(), QString("duel"));
  }

  void withDuelsSwitchedOffNoPageOpens() {
    NightMessages evening(true);
    evening.window.settings().setShowDuels(false);
    evening.playDuel();
    QTest::qWait(300);
    QCOMPARE(evening.page(), QString("table"));
  }
};

QTEST_MAIN(TestDuelNarrator)
#include "tst_duel_narrator.moc"
