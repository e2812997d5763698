// The work that one frame has a budget for.
#include <QTest>

#include "vision/track/frame_budget.h"

using namespace lk::vision;

class TestFrameBudget : public QObject {
  Q_OBJECT

 private slots:
  void isFilledPieceByPiece() {
    FrameBudget budget(1.0 / 30);  // 30 milliseconds
    QVERIFY(budget.affords(24));
    QVERIFY(!budget.affords(12));
    QVERIFY(budget.affords(5));  // smaller work may still fit
    QVERIFY(!budget.affords(2));
  }
  void theFirstPieceIsDoneWhateverItTakes() {
    FrameBudget budget(0);  // two frames with the same time
    QVERIFY(budget.affords(100));
    QVERIFY(!budget.affords(1));
  }
  void workDoneAnywayUsesTheBudget() {
    FrameBudget budget(1.0 / 30);
    budget.spend(10);
    QVERIFY(!budget.affords(24));
    QVERIFY(budget.affords(20));
  }
  void framesThatComeSlowlyHaveRoomForAWholeLook() {
    const double look = kTryingEffort + kSettlingEffort + kNamingEffort + 2 * kDiceEffort;
    FrameBudget slow(1.0 / 15), quick(1.0 / 30);
    QVERIFY(slow.affords(1) && slow.affords(look - 1));
    QVERIFY(quick.affords(1) && !quick.affords(look - 1));
  }
};

QTEST_GUILESS_MAIN(TestFrameBudget)
#include "tst_frame_budget.moc"
