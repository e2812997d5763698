// The fault of a card's image must be reported, and no other.
#include <algorithm>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/name/describe/card_quality.h"

using namespace lk::vision;
using scene::Table;

namespace {

struct Shot {
  cv::Mat picture;
  Quad corners;
};

/// A good image of a card with letters and shapes, `height` pixels high.
Shot shot(int number, double height, double turned = 0) {
  cv::Mat picture = scene::table(Table::wood, {900, 800}, unsigned(number));
  const Quad corners = scene::pose({450, 400}, height, turned, 10);
  scene::lay(picture, scene::cardFace(number, {225, 228, 230}), corners);
  return {scene::seen(picture, {0.7, 3, 0.3}, unsigned(number)), corners};
}

bool only(const std::vector<QualityFault>& faults, QualityFault fault) {
  return faults.size() == 1 && faults[0] == fault;
}

}  // namespace

class CardQualityTest : public QObject {
  Q_OBJECT

 private slots:
  void goodPicturesHaveNoFault() {
    for (int number = 0; number < 8; ++number) {
      const Shot seen = shot(number, 250 + 50 * number, 40.0 * number);
      const CardQuality quality = qualityOf(seen.picture, seen.corners);
      QVERIFY2(faultsOf(quality).empty(), qPrintable(QString("card %1").arg(number)));
      QVERIFY(quality.heightPx > 200 && quality.heightPx < 750);
      QCOMPARE(quality.outside, 0.0);
    }
  }

  void aScanAsWhiteAsPaperCanBeIsNotBurnt() {
    cv::Mat scan(704, 504, CV_8UC3, cv::Scalar::all(255));
    cv::circle(scan, {252, 300}, 120, {30, 30, 200}, cv::FILLED, cv::LINE_AA);
    cv::putText(scan, "A card", {120, 600}, cv::FONT_HERSHEY_DUPLEX, 2, {20, 20, 20}, 4, cv::LINE_AA);
    const Quad whole{cv::Point2f(-0.5F, -0.5F), {503.5F, -0.5F}, {503.5F, 703.5F}, {-0.5F, 703.5F}};
    QVERIFY(faultsOf(qualityOf(scan, whole)).empty());
  }

  void growingBlurIsMeasuredAndReported() {
    const Shot seen = shot(3, 440);
    double before = qualityOf(seen.picture, seen.corners).blurMm;
    for (const double mm : {0.5, 1.0, 1.5}) {
      cv::Mat blurred;
      cv::GaussianBlur(seen.picture, blurred, {0, 0}, mm * 5);  // 5 pixels per millimetre
      const CardQuality quality = qualityOf(blurred, seen.corners);
      QVERIFY2(quality.blurMm > before + 0.1, qPrintable(QString::number(quality.blurMm)));
      before = quality.blurMm;
      if (mm > 1.2) QVERIFY(only(faultsOf(quality), QualityFault::blurred));
      if (mm < 0.7) QVERIFY(faultsOf(quality).empty());
    }
  }

  void aCardTooSmallIsReported() {
    const Shot seen = shot(4, 60);
    const auto faults = faultsOf(qualityOf(seen.picture, seen.corners));
    QVERIFY(std::find(faults.begin(), faults.end(), QualityFault::small) != faults.end());
  }

  void aCardCutByTheFrameIsReported() {
    const Shot seen = shot(5, 400);
    const int left = int(seen.corners[0].x) + 60;  // of 286 pixels
    const cv::Mat cut = seen.picture.colRange(left, seen.picture.cols);
    Quad corners = seen.corners;
    for (cv::Point2f& corner : corners) corner.x -= float(left);
    const CardQuality quality = qualityOf(cut, corners);
    QVERIFY2(quality.outside > 0.1 && quality.outside < 0.3, qPrintable(QString::number(quality.outside)));
    QCOMPARE(faultsOf(quality).front(), QualityFault::cutOff);
  }

  void tooLittleAndTooMuchLightAreReported() {
    const Shot seen = shot(6, 440);
    cv::Mat dark, bright;
    seen.picture.convertTo(dark, CV_8U, 0.14);
    QVERIFY(only(faultsOf(qualityOf(dark, seen.corners)), QualityFault::dark));
    seen.picture.convertTo(bright, CV_8U, 1.35);
    QVERIFY(only(faultsOf(qualityOf(bright, seen.corners)), QualityFault::overexposed));
  }

  void nonsenseOutlinesDoNoHarm() {
    const cv::Mat picture(100, 100, CV_8UC3, cv::Scalar(90, 90, 90));
    for (const Quad& quad : {Quad{}, Quad{cv::Point2f(5, 5), {5, 5}, {5, 5}, {5, 5}},
                             Quad{cv::Point2f(-900, -900), {-800, -900}, {-800, -700}, {-900, -700}}})
      QVERIFY(!faultsOf(qualityOf(picture, quad)).empty());
  }
};

QTEST_GUILESS_MAIN(CardQualityTest)
#include "tst_card_quality.moc"
