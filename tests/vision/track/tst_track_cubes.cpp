// Tests cubes over time: reported after two equal readings, kept where nothing changed, removed once gone.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "drawn_tokens.h"
#include "vision/track/track_cubes.h"

using namespace lk::vision;
using namespace lk::vision::drawn;

namespace {

constexpr double kPerMm = 3;
constexpr int kCell = 16;

class Table {
 public:
  CubeTracker tracker{CubeSheet{"MAT:half_the_battle", kTokenMat, {CubeColour::red}}};

  TokenScene draw(const std::vector<cv::Point2d>& cubes) {
    cv::Mat mat = paperMat(kPerMm);
    for (const cv::Point2d mm : cubes)
      cv::rectangle(mat, cv::Rect2d((mm - cv::Point2d(4.5, 4.5)) * kPerMm, cv::Size2d(9, 9) * kPerMm),
                    {38, 32, 196}, cv::FILLED);
    return photograph(mat, kPerMm, cv::Mat(480, 640, CV_8UC3, cv::Scalar(60, 80, 105)), {}, ++seed_);
  }
  /// Shows the scenes one after the other; `changed` limits where a change is reported, everywhere if absent.
  std::vector<Change> show(const std::vector<TokenScene>& looks, cv::Mat changed = {}) {
    const TokenScene& first = looks.front();
    if (changed.empty())
      changed = cv::Mat(first.frame.rows / kCell + 1, first.frame.cols / kCell + 1, CV_8U, cv::Scalar(255));
    tracker.begin({first.sheet}, changed, kCell);
    for (const TokenScene& scene : looks) tracker.look(scene.frame);
    return tracker.conclude();
  }
  std::vector<Change> show(const std::vector<cv::Point2d>& cubes) { return show({draw(cubes), draw(cubes)}); }

 private:
  unsigned seed_ = 0;
};

std::size_t countOf(const std::vector<Change>& changes) {
  return changes.empty() ? 99 : std::get<CubesRead>(changes.front()).cubes.size();
}

}  // namespace

class TrackCubesTest : public QObject {
  Q_OBJECT

 private slots:
  void cubesAreReportedWhenTheyDiffer() {
    Table table;
    QCOMPARE(countOf(table.show({{285, 120}, {400, 200}})), std::size_t(2));
    QVERIFY(table.show({{286, 121}, {400, 200}}).empty());  // a nudge
    QCOMPARE(countOf(table.show({{286, 121}})), std::size_t(1));
    QCOMPARE(countOf(table.show({{286, 121}, {300, 121}})), std::size_t(2));
    QCOMPARE(countOf(table.show(std::vector<cv::Point2d>())), std::size_t(0));
    QVERIFY(table.tracker.clear().empty());
  }

  void cubesSeenInOneLookOnlyAreNotReported() {
    Table table;
    QVERIFY(table.show({table.draw({{285, 120}}), table.draw({})}).empty());
    QVERIFY(table.show({table.draw({{285, 120}}), table.draw({{400, 200}})}).empty());
  }

  void aKnownCubeStaysIfAnyLookSawIt() {
    Table table;
    QCOMPARE(countOf(table.show({{285, 120}})), std::size_t(1));
    QVERIFY(table.show({table.draw({}), table.draw({{285, 120}})}).empty());
    QCOMPARE(table.tracker.cubes().size(), std::size_t(1));
  }

  void aChangedCornerLeavesTheRestAlone() {
    Table table;
    QCOMPARE(countOf(table.show({{285, 120}, {500, 250}})), std::size_t(2));
    const TokenScene scene = table.draw({{500, 250}});  // the first is gone, where nothing changed
    cv::Mat changed = cv::Mat::zeros(scene.frame.rows / kCell + 1, scene.frame.cols / kCell + 1, CV_8U);
    const cv::Vec3d at = scene.sheet.toImage * cv::Vec3d(500, 250, 1);
    changed.at<uchar>(int(at[1] / at[2]) / kCell, int(at[0] / at[2]) / kCell) = 255;
    QVERIFY(table.show({scene, scene}, changed).empty());
    QCOMPARE(table.tracker.cubes().size(), std::size_t(2));
    QCOMPARE(countOf(table.tracker.clear()), std::size_t(0));
  }

  void nothingIsLookedForOnATableWithoutCubes() {
    Table table;
    const TokenScene scene = table.draw({{285, 120}});
    CubeTracker none(std::nullopt);
    none.begin({scene.sheet}, cv::Mat(68, 121, CV_8U, cv::Scalar(255)), kCell);
    QVERIFY(none.sure());
    QVERIFY(none.conclude().empty());
    table.tracker.begin({}, cv::Mat(68, 121, CV_8U, cv::Scalar(255)), kCell);  // the mat is not in view
    QVERIFY(table.tracker.sure());
  }
};

QTEST_GUILESS_MAIN(TrackCubesTest)
#include "tst_track_cubes.moc"
