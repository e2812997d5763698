// A duel that is judged shows itself, with motion and without, stands to be read and leads back; where people
// do not want that, it waits until it is looked at.
#include "evening.h"
#include "said_duel.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// An evening whose duels show themselves.
struct NightMessages : Evening {
  explicit NightMessages(bool motion) {
    window.settings().setMotion(motion);
    window.settings().setShowDuels(true);
    begin();
  }
  [[nodiscard]] QString page() const { return window.window()->property("page").toString(); }
  [[nodiscard]] DuelModel& duel() { return *window.table().duel(); }
  /// How long a step stands, in milliseconds.
  void setStepTime(int time) {
    QObject* teller = window.window()->findChild<QObject*>("teller");
    QVERIFY(teller && teller->setProperty("stepTime", time));
  }
  void playDuel() {
    test::sayDuel(*this);
    QVERIFY(duel().count() > 0);
  }
};

constexpr int kForGood = 600000;

}  // namespace

class TestDuelNarrator : public QuietTest {
  Q_OBJECT

 private slots:
  void itLeadsThereAndBack_data() {
    QTest::addColumn<bool>("motion");
    QTest::newRow("with motion") << true;
    QTest::newRow("without motion") << false;
  }
  void itLeadsThereAndBack() {
    QFETCH(bool, motion);
    NightMessages evening(motion);
    evening.setStepTime(kForGood);
    evening.playDuel();
    QTRY_COMPARE(evening.page(), QString("duel"));
    QCOMPARE(evening.duel().allShown(), !motion);
    // Whoever plays on does not take it from those who read.
    QSignalSpy understood(&evening.window.table(), &TableModel::understoodChanged);
    evening.say(R"({"e":"roll","seat":"B","dice":[1,2]})");
    QCoreApplication::processEvents();
    QCOMPARE(understood.count(), 1);
    QCOMPARE(evening.page(), QString("duel"));
    evening.setStepTime(1);
    QTRY_COMPARE(evening.page(), QString("table"));
    QVERIFY(evening.duel().allShown());
  }

  /// What is told no longer is.
  void whatIsTakenBackIsNotTold_data() { itLeadsThereAndBack_data(); }
  void whatIsTakenBackIsNotTold() {
    QFETCH(bool, motion);
    NightMessages evening(motion);
    evening.setStepTime(kForGood);
    evening.playDuel();
    QTRY_COMPARE(evening.page(), QString("duel"));
    evening.say(R"({"e":"take_back","count":1})");
    QCOMPARE(evening.duel().count(), 0);
    QTRY_COMPARE(evening.page(), QString("table"));
    // Nor is it waited for once another is told.
    evening.say(R"({"e":"reveal","seat":"B","cards":["strike"]})");
    QTRY_COMPARE(evening.page(), QString("duel"));
  }

  /// Before its page is there.
  void aDuelTakenBackAtOnceIsNotTold() {
    NightMessages evening(true);
    evening.playDuel();
    evening.say(R"({"e":"take_back","count":1})");
    QTest::qWait(300);
    QCOMPARE(evening.page(), QString("table"));
  }

  void whereItIsNotWantedItWaitsToBeLookedAt() {
    NightMessages evening(true);
    evening.window.settings().setShowDuels(false);
    evening.playDuel();
    QTest::qWait(300);
    QCOMPARE(evening.page(), QString("table"));
  }
};

QTEST_MAIN(TestDuelNarrator)
#include "tst_duel_narrator.moc"
