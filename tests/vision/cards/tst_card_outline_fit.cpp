// Fits the four sides of a card from a rough outline.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "vision/cards/find/fit/card_outline_fit.h"

using namespace lk::vision;

namespace {

// Factor by which images are drawn larger and then reduced by averaging, because filled shapes have thick
// rims.
constexpr int kFine = 8;

/// A light card with an inner frame on a dark background.
cv::Mat pictureOf(const Quad& card, cv::Size size) {
  cv::Mat large(size * kFine, CV_8UC3, cv::Scalar(60, 70, 64));
  const auto paint = [&](double share, const cv::Scalar& colour) {
    cv::Point2f middle;
    for (const cv::Point2f& p : card) middle += p / 4;
    std::array<cv::Point, 4> corners;
    for (std::size_t i = 0; i < 4; ++i)
      corners[i] = (middle + (card[i] - middle) * share + cv::Point2f(0.5F, 0.5F)) * kFine;
    cv::fillConvexPoly(large, corners.data(), 4, colour);
  };
  paint(1, {230, 235, 232});
  paint(0.7, {180, 90, 60});
  cv::Mat picture;
  cv::resize(large, picture, size, 0, 0, cv::INTER_AREA);
  return picture;
}

double worst(const Quad& found, const Quad& truth) {
  double most = 0;
  for (std::size_t i = 0; i < 4; ++i) most = std::max(most, cv::norm(found[i] - truth[i]));
  return most;
}

}  // namespace

class TestCardOutlineFit : public QObject {
  Q_OBJECT

 private slots:
  void aRoughOutlineIsMadeExact() {
    const Quad card{{{120.3F, 80.6F}, {232.1F, 99.4F}, {204.8F, 257.2F}, {93.0F, 238.4F}}};
    const cv::Mat picture = pictureOf(card, {360, 320});
    for (const cv::Point2f moved : {cv::Point2f(4, 3), {-5, 2}, {0, -5}, {3, -4}}) {
      Quad rough = card;
      for (cv::Point2f& p : rough) p += moved;
      const FittedOutline fitted = fitOutline(picture, rough, 8, noiseLevelOf(picture));
      QVERIFY2(worst(fitted.corners, card) < 0.7, qPrintable(QString::number(worst(fitted.corners, card))));
      for (const double support : fitted.support) QVERIFY(support > 0.9);
    }
  }

  // Reading one pixel too far would read beyond the image.
  void aCardInThePicturesLastCornerIsFitted() {
    const cv::Size size(140, 180);
    const Quad card{{{20, 20}, {139, 20}, {139, 179}, {20, 179}}};
    cv::Mat picture = pictureOf(card, size);
    const FittedOutline fitted = fitOutline(picture, card, 8, noiseLevelOf(picture));
    QVERIFY(cv::norm(fitted.corners[0] - card[0]) < 1.5);
  }
};

QTEST_GUILESS_MAIN(TestCardOutlineFit)
#include "tst_card_outline_fit.moc"
