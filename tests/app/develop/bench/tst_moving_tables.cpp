// Watches a few small, short tables of the stage on which things happen: nothing false may be reported in any
// light or with any camera. `bench --what eyes` watches twenty.
#include <memory>

#include <QGuiApplication>
#include <QTest>

#include "app/develop/bench/moving_tables.h"
#include "app/kit/references.h"

using namespace lk;
using namespace lk::app;

class MovingTablesTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const auto kit = loadKit("halfwish");
    QVERIFY(kit);
    kit_ = *kit;
    references_ = houseReferences(*kit_);
  }
  void nothingFalseIsReported_data() {
    QTest::addColumn<int>("seed");
    QTest::newRow("a lamp is switched") << 11;
    QTest::newRow("the exposure drifts") << 2;
    QTest::newRow("the camera is bumped") << 8;
    QTest::newRow("mains light flickers") << 14;
  }
  void nothingFalseIsReported() {
    QFETCH(int, seed);
    const MovingScore score =
        scoreMovingTable(seed, kSteps, {1280, 720}, kit_->cards, kit_->layout, references_);
    QVERIFY2(score.wrong == 0, score.faults.empty() ? "" : score.faults.front().c_str());
    QVERIFY(score.reported >= 2);
    QVERIFY(score.asked > 0);
    QVERIFY(score.missed * 10 <= score.asked);
  }

 private:
  static constexpr int kSteps = 2;
  std::shared_ptr<const GameKit> kit_;
  std::vector<vision::Reference> references_;
};

QTEST_MAIN(MovingTablesTest)
#include "tst_moving_tables.moc"
