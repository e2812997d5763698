// Dice under a leaning camera, to which a side face is nearer and larger than the uppermost one: only the
// uppermost face is told.
#include <algorithm>
#include <numeric>

#include <QtTest/QtTest>
#include <opencv2/imgproc.hpp>

#include "cast_dice.h"
#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_reader.h"
#include "vision/dice/side_faces.h"
#include "vision/dice/top_evidence.h"

using namespace lk::vision;

namespace {

struct LaidDie {
  int value = 0;
  cv::Point2f at;  // centre of the body in the image
};

struct Laid {
  cv::Mat picture;
  std::vector<LaidDie> dice;
};

/// Returns six dice of a make on an even table, `degrees` above which the camera is.
Laid laid(double degrees, const cast::DieLook& look, std::uint64_t seed) {
  constexpr int kSide = 720, kFiner = 2;
  const double elevation = degrees * CV_PI / 180;
  const auto squeeze = static_cast<float>(std::sin(elevation));
  cv::RNG random(seed);
  cv::Mat3f table(kSide, kSide, cv::Vec3f(140, 150, 155));
  cv::Mat1i owner(kSide, kSide, 0);
  cast::View view;
  view.lean = {0, static_cast<float>(-1 / std::tan(elevation))};
  view.lamp = cv::normalize(cv::Vec3f(-0.4F, -0.3F, 1));
  Laid result;
  for (int i = 0; i < 6; ++i) {
    cast::DiePose pose;
    pose.value = i + 1;
    // The table is drawn as from above, so it is narrow until it is widened.
    pose.at = {kSide / 2.F + (static_cast<float>(i % 3) - 1) * 220 * squeeze, i < 3 ? 280.F : 530.F};
    pose.side = 90 * squeeze;
    pose.yaw = random.uniform(0.F, 6.28F);
    pose.spin = random.uniform(0, 4);
    cast::castShadow(table, pose, view, 0.35F, 0.1F);
    const cv::Rect2f box = cast::castDie(table, owner, i + 1, pose, look, view).box;
    const cv::Point2f middle = (box.tl() + box.br()) * 0.5F;
    result.dice.push_back(
        {pose.value, cv::Point2f(kSide / 2.F + (middle.x - kSide / 2.F) / squeeze, middle.y) / kFiner});
  }
  const cv::Matx23f widened(1 / squeeze, 0, (1 - 1 / squeeze) * (kSide - 1) / 2, 0, 1, 0);
  cv::Mat wide, small;
  cv::GaussianBlur(table, table, {}, 1.2);
  cv::warpAffine(table, wide, widened, table.size());
  cv::resize(wide, small, {}, 1. / kFiner, 1. / kFiner, cv::INTER_AREA);
  small.convertTo(result.picture, CV_8UC3);
  return result;
}

cast::DieLook lookOf(cv::Vec3f body, cv::Vec3f pips) {
  cast::DieLook look;
  look.body = body;
  look.pips = look.single = pips;
  return look;
}

}  // namespace

class DiceLeaningTest : public QObject {
  Q_OBJECT

 private slots:
  void theUppermostFaceIsToldAndNoOther_data() {
    QTest::addColumn<double>("degrees");
    QTest::addColumn<int>("least");  // of 18
    QTest::newRow("75 degrees") << 75.0 << 17;
    QTest::newRow("60 degrees") << 60.0 << 14;
    QTest::newRow("50 degrees") << 50.0 << 14;
    QTest::newRow("40 degrees") << 40.0 << 14;
    QTest::newRow("33 degrees") << 33.0 << 4;
  }

  void theUppermostFaceIsToldAndNoOther() {
    QFETCH(double, degrees);
    QFETCH(int, least);
    const cast::DieLook looks[] = {lookOf({225, 235, 238}, {25, 20, 20}),
                                   lookOf({35, 30, 160}, {235, 240, 240}),
                                   lookOf({60, 200, 235}, {20, 20, 30})};
    int dice = 0, right = 0, others = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Laid table = laid(degrees, looks[seed - 1], seed);
      dice += static_cast<int>(table.dice.size());
      for (const DieSighting& seen : readDice(table.picture)) {
        if (!seen.value) continue;
        const bool isRight = std::any_of(table.dice.begin(), table.dice.end(), [&](const LaidDie& die) {
          return die.value == seen.value && cv::norm(centreOf(seen.corners) - die.at) < 20;
        });
        ++(isRight ? right : others);
      }
    }
    qInfo("%d of %d right, %d others", right, dice, others);
    QCOMPARE(others, 0);
    QCOMPARE(dice, 18);
    QVERIFY(right >= least);
  }

  /// Evidence by which the proposer is sure of one value, and the net for uppermost faces of another outcome.
  static TopEvidence evidence(int seen, int uppermost) {
    constexpr double kSure = -0.02, kHardly = -7;
    TopEvidence evidence;
    evidence.proposer.fill(kHardly);
    evidence.proposer[static_cast<std::size_t>(seen) - 1] = kSure;
    evidence.uppermost.fill(kHardly);
    evidence.uppermost[static_cast<std::size_t>(uppermost)] = kSure;
    evidence.about = {4, 1, 0, 0.7};
    return evidence;
  }

  void aFaceThatIsNotUppermostHasNoSureValue() {
    constexpr double kSureValue = 0.5;
    for (int seen = 1; seen <= 6; ++seen) {
      const auto agreed = topChances(evidence(seen, seen));
      QVERIFY(agreed[static_cast<std::size_t>(seen)] > 0.95);
      QVERIFY(std::abs(std::accumulate(agreed.begin(), agreed.end(), 0.0) - 1) < 1e-9);
      for (int other = 0; other <= 7; ++other)
        if (other != seen)
          QVERIFY(topChances(evidence(seen, other))[static_cast<std::size_t>(seen)] < kSureValue);
    }
  }

  /// Two proposals of one body are one die, and a die that stands behind another one is not.
  void onlyTheFaceDirectlyAboveIsOfTheSameBody() {
    const auto at = [](float x, float y) { return ProposedFace{{{x, y}, 40, 0.9, {}, 1}, {}}; };
    QCOMPARE(faceAbove({at(100, 100), at(95, 65)}, 0), std::optional<std::size_t>(1));
    QCOMPARE(faceAbove({at(100, 100), at(95, 65)}, 1), std::nullopt);
    for (const auto& [x, y] : {std::pair(130.F, 65.F), std::pair(100.F, 50.F), std::pair(100.F, 90.F)})
      QCOMPARE(faceAbove({at(100, 100), at(x, y)}, 0), std::nullopt);
  }
};

QTEST_GUILESS_MAIN(DiceLeaningTest)
#include "tst_dice_leaning.moc"
