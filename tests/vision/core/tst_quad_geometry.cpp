// The shared area of two outlines, compared with counting pixels. Outlines of one card in two observations
// are nearly equal.
#include <QTest>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"

using namespace lk::vision;

namespace {

constexpr int kSide = 400;

Quad anyCard(cv::RNG& random) {
  const cv::RotatedRect card({float(random.uniform(150.0, 250.0)), float(random.uniform(150.0, 250.0))},
                             {float(random.uniform(60.0, 90.0)), float(random.uniform(90.0, 130.0))},
                             float(random.uniform(0.0, 360.0)));
  Quad quad;
  card.points(quad.data());
  return quad;
}

Quad jittered(Quad quad, cv::RNG& random, double by) {
  for (cv::Point2f& corner : quad)
    corner += cv::Point2f(float(random.uniform(-by, by)), float(random.uniform(-by, by)));
  return quad;
}

/// Counts in quarters of a pixel, so that half a pixel at the rim does not matter.
double countedOverlap(const Quad& a, const Quad& b) {
  constexpr int kFiner = 4;
  const auto mask = [&](const Quad& quad) {
    cv::Mat painted(kSide * kFiner, kSide * kFiner, CV_8U, cv::Scalar(0));
    std::vector<cv::Point> corners;
    for (const cv::Point2f& p : quad) corners.emplace_back(cvRound(p.x * kFiner), cvRound(p.y * kFiner));
    cv::fillConvexPoly(painted, corners, cv::Scalar(255));
    return painted;
  };
  const cv::Mat first = mask(a), second = mask(b);
  return cv::countNonZero(first & second) / std::max(1.0, double(cv::countNonZero(first | second)));
}

class QuadGeometryTest : public QObject {
  Q_OBJECT
 private slots:
  void overlapIsWhatPixelsSay() {
    cv::RNG random(5);
    for (int i = 0; i < 300; ++i) {
      const Quad card = anyCard(random);
      const Quad other = i % 3 == 0 ? anyCard(random) : jittered(card, random, i % 3 == 1 ? 2 : 25);
      const double counted = countedOverlap(card, other);
      QVERIFY2(std::abs(overlap(card, other) - counted) < 0.02,
               qPrintable(QString("%1: %2, by pixels %3").arg(i).arg(overlap(card, other)).arg(counted)));
    }
  }

  // Outlines that differ by little or nothing share nearly all of their area.
  void nearlyEqualOutlinesShareAll() {
    cv::RNG random(6);
    for (int i = 0; i < 20000; ++i) {
      const Quad card = anyCard(random);
      const Quad again = startingAt(jittered(card, random, i % 4 == 0 ? 0 : 0.2 / (i % 4)), i);
      QVERIFY(overlap(card, again) > 0.97);
      QVERIFY(overlapOfSmaller(card, again) > 0.98);
    }
  }

  // A mirrored mark has its corners in reverse order.
  void anyWayRound() {
    const Quad there{{{0, 0}, {10, 0}, {10, 20}, {0, 20}}};
    const Quad mirrored{{there[0], there[3], there[2], there[1]}};
    for (const Quad& quad : {there, mirrored}) {
      QVERIFY(holds(quad, {5, 5}));
      QVERIFY(holds(quad, {0, 5}));
      QVERIFY(!holds(quad, {-1, 5}));
      QCOMPARE(overlap(there, quad), 1.0);
      QCOMPARE(overlap(quad, there), 1.0);
    }
  }

  void beginningLaterGoesRoundBothWays() {
    const Quad quad{{{0, 0}, {10, 0}, {10, 20}, {0, 20}}};
    QCOMPARE(startingAt(quad, 1)[0], quad[1]);
    QCOMPARE(startingAt(quad, -1)[0], quad[3]);
    QCOMPARE(startingAt(quad, 6)[0], quad[2]);
  }
};

}  // namespace

QTEST_GUILESS_MAIN(QuadGeometryTest)
#include "tst_quad_geometry.moc"
