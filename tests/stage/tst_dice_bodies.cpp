// Dice as bodies: legal faces, the value asked for on top, places clear of the marks.
#include <cmath>
#include <set>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "halfwish_table.h"
#include "stage/dice_places.h"
#include "stage/die_drawer.h"

using namespace lk;
using namespace lk::stage;

namespace {

DiePose poseOf(int value, double turnDeg, int side) {
  DiePose pose;
  pose.centre = {400, 250, 8};
  pose.turn = dieTurn(value, turnDeg, side);
  return pose;
}

DiceEntry whiteDie(int value) {
  DiceEntry entry;
  entry.values = {value};
  entry.colours = {{{240, 240, 240}, {20, 20, 20}}};
  return entry;
}

}  // namespace

class TestDiceBodies : public QObject {
  Q_OBJECT

 private slots:
  void oppositeFacesSumToSeven();
  void theValueAskedForLiesOnTop();
  void facesRunTheRightWayAround();
  void pipsInSightAreThoseOfTheValue();
  void dicesKeepClearOfMarksAndOneAnother();
};

void TestDiceBodies::oppositeFacesSumToSeven() {
  std::set<int> faces;
  for (int axis = 0; axis < 3; ++axis) {
    QCOMPARE(faceAlong(axis, true) + faceAlong(axis, false), 7);
    faces.insert({faceAlong(axis, true), faceAlong(axis, false)});
  }
  QCOMPARE(faces, (std::set<int>{1, 2, 3, 4, 5, 6}));
}

void TestDiceBodies::theValueAskedForLiesOnTop() {
  for (int value = 1; value <= 6; ++value) {
    for (int side = 0; side < 4; ++side) {
      const DiePose pose = poseOf(value, 37.0 * side, side);
      QCOMPARE(topValue(pose), value);
      for (const cv::Vec3d& corner : topOf(pose, 16)) {
        QVERIFY(std::abs(corner[2] - 16) < 1e-9);
        QVERIFY(std::abs(std::hypot(corner[0] - 400, corner[1] - 250) - 8 * std::sqrt(2.0)) < 1e-9);
      }
    }
  }
}

void TestDiceBodies::facesRunTheRightWayAround() {
  for (int value = 1; value <= 6; ++value) {
    const cv::Matx33d turn = poseOf(value, 20, 1).turn;
    const auto outward = [&](int face) {
      for (int axis = 0; axis < 3; ++axis)
        for (const bool positive : {true, false})
          if (faceAlong(axis, positive) == face)
            return cv::Vec3d(turn(0, axis), turn(1, axis), turn(2, axis)) * (positive ? 1 : -1);
      return cv::Vec3d();
    };
    // Seen from their common corner 1, 2, 3 run counter-clockwise; the table's axes (y towards the viewer)
    // are left-handed, so the triple product is negative there.
    QVERIFY(outward(1).cross(outward(2)).dot(outward(3)) < -0.99);
  }
}

void TestDiceBodies::pipsInSightAreThoseOfTheValue() {
  CameraSpec spec;
  spec.width = spec.height = 400;
  spec.fovDeg = 5;
  spec.heightMm = 400;
  spec.tiltDeg = 0;
  spec.centre = {400, 250};
  const Camera camera(spec);
  for (int value = 1; value <= 6; ++value) {
    for (const double turnDeg : {0.0, 25.0, 250.0}) {
      const DiePose pose = poseOf(value, turnDeg, 2);
      cv::Mat frame(400, 400, CV_8UC3, cv::Scalar(120, 120, 120));
      drawDie(frame, pose, whiteDie(value), camera);
      cv::Mat grey;
      cv::cvtColor(frame, grey, cv::COLOR_BGR2GRAY);
      cv::Mat labels;
      cv::Mat stats;
      cv::Mat middles;
      const int found = cv::connectedComponentsWithStats(grey < 60, labels, stats, middles);
      int pips = 0;
      for (int i = 1; i < found; ++i)
        if (stats.at<int>(i, cv::CC_STAT_AREA) > 50) ++pips;
      QCOMPARE(pips, value);
    }
  }
}

void TestDiceBodies::dicesKeepClearOfMarksAndOneAnother() {
  const carddb::Sheet sheet = carddb::traySheet(rules::Seat::A);
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    DiceEntry entry;
    entry.values = {1, 2, 3, 4};
    const std::vector<DieSpot> spots = freeSpots(entry, randomFor(seed, Purpose::dice));
    QCOMPARE(spots.size(), std::size_t(4));
    const double reach = entry.sideMm / 2 * std::sqrt(2.0);
    for (std::size_t i = 0; i < spots.size(); ++i) {
      QVERIFY(spots[i].at.x > reach && spots[i].at.x < sheet.width - reach);
      QVERIFY(spots[i].at.y > reach && spots[i].at.y < sheet.height - reach);
      for (const carddb::SheetMark& mark : sheet.marks) {
        constexpr double kQuiet = 8;
        const double dx = std::max({mark.square.x - kQuiet - spots[i].at.x,
                                    spots[i].at.x - mark.square.x - mark.square.width - kQuiet, 0.0});
        const double dy = std::max({mark.square.y - kQuiet - spots[i].at.y,
                                    spots[i].at.y - mark.square.y - mark.square.height - kQuiet, 0.0});
        QVERIFY(std::max(dx, dy) >= reach);
      }
      for (std::size_t j = 0; j < i; ++j) QVERIFY(cv::norm(spots[i].at - spots[j].at) > 2 * reach);
    }
  }
}

QTEST_GUILESS_MAIN(TestDiceBodies)
#include "tst_dice_bodies.moc"
