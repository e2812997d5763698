// Similarity of two looks: only visible pixels count, over small shifts, in colour as well as ink.
#include <QTest>
#include <opencv2/core.hpp>

#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/describe/card_look.h"

using namespace lk::vision;

namespace {

cv::Mat anyLook(int seed) {
  cv::RNG chance(static_cast<std::uint64_t>(seed));
  cv::Mat look(kLookHeight, kLookWidth, CV_8SC4);
  chance.fill(look, cv::RNG::UNIFORM, -127, 128);
  return look;
}

cv::Mat shifted(const cv::Mat& look, int right, int down) {
  cv::Mat moved;
  cv::copyMakeBorder(look, moved, 2, 2, 2, 2, cv::BORDER_REFLECT);
  return moved({2 - right, 2 - down, look.cols, look.rows}).clone();
}

/// Masks slightly more than the left half as visible.
cv::Mat leftInSight() {
  cv::Mat sight(kLookHeight, kLookWidth, CV_8U, cv::Scalar(0));
  sight.colRange(0, kLookWidth / 2 + 3).setTo(255);
  return sight;
}

/// Reference implementation of the header's definition: colour counts twice, and the means of ink are
/// removed.
double slowCorrelation(const cv::Mat& a, const cv::Mat& b, const cv::Mat& sight, cv::Point shift) {
  const std::array<double, kLookPlanes> weight{50, 50, 98, 98};
  double ab = 0, aa = 0, bb = 0, count = 0;
  cv::Scalar sumA, sumB;
  for (int y = 2; y < kLookHeight - 2; ++y)
    for (int x = 2; x < kLookWidth - 2; ++x) {
      if (!sight.empty() && sight.at<std::uint8_t>(y, x) == 0) continue;
      ++count;
      for (int p = 0; p < kLookPlanes; ++p) {
        const double u = a.at<cv::Vec<std::int8_t, 4>>(y, x)[p];
        const double v = b.at<cv::Vec<std::int8_t, 4>>(y + shift.y, x + shift.x)[p];
        const double w = weight[static_cast<std::size_t>(p)];
        ab += w * u * v, aa += w * u * u, bb += w * v * v;
        sumA[p] += u, sumB[p] += v;
      }
    }
  for (int p = 0; p < 2; ++p) {
    ab -= 50 * sumA[p] * sumB[p] / count;
    aa -= 50 * sumA[p] * sumA[p] / count;
    bb -= 50 * sumB[p] * sumB[p] / count;
  }
  return ab / std::sqrt(aa * bb);
}

}  // namespace

class TestCardCompare : public QObject {
  Q_OBJECT

 private slots:
  void theSimilarityIsTheBestCorrelation_data() {
    QTest::addColumn<bool>("hidden");
    QTest::newRow("all in sight") << false;
    QTest::newRow("half hidden") << true;
  }
  void theSimilarityIsTheBestCorrelation() {
    QFETCH(bool, hidden);
    const cv::Mat sight = hidden ? leftInSight() : cv::Mat();
    for (int seed = 1; seed < 12; ++seed) {
      const cv::Mat a = anyLook(seed), b = anyLook(100 + seed);
      double best = -1;
      for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) best = std::max(best, slowCorrelation(a, b, sight, {x, y}));
      const Similarity found = TurnedLook(b, 0, sight).similarity(comparable(a, sight));
      QVERIFY2(std::abs(found.correlation - best) < 1e-9,
               qPrintable(QString("%1 is not %2").arg(found.correlation).arg(best)));
    }
  }

  void theSameCardMovedALittleIsTheSame() {
    const cv::Mat look = anyLook(5);
    const Similarity found = TurnedLook(shifted(look, 1, -1), 0).similarity(comparable(look));
    QVERIFY(found.correlation > 0.999);
    QCOMPARE(found.shift.x, 1);
    QCOMPARE(found.shift.y, -1);
  }

  void hiddenPartsMakeNoDifference() {
    const cv::Mat look = anyLook(7), sight = leftInSight();
    cv::Mat covered = look.clone();
    anyLook(8).copyTo(covered, ~sight);
    QVERIFY(TurnedLook(covered, 0, surelyVisible(sight))
                .similarity(comparable(look, surelyVisible(sight)))
                .correlation > 0.999);
    QVERIFY(TurnedLook(covered, 0).similarity(comparable(look)).correlation < 0.9);
  }
};

QTEST_GUILESS_MAIN(TestCardCompare)
#include "tst_card_compare.moc"
