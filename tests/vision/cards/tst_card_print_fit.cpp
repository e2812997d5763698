// The fit of print region by region, and its effect on a name.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/verify/card_evidence.h"
#include "vision/cards/name/verify/card_print_fit.h"

using namespace lk::vision;

namespace {

enum Place : std::size_t { kWorst, kTwentieth, kTenth, kQuarter, kMedian };

/// Blotches as large as figures, in every plane.
cv::Mat blotches(std::uint64_t seed) {
  cv::RNG chance(seed);
  cv::Mat noise(kLookHeight, kLookWidth, CV_32FC4);
  chance.fill(noise, cv::RNG::NORMAL, 0, 1);
  cv::GaussianBlur(noise, noise, {}, 2);
  noise.convertTo(noise, CV_8SC4, 250);
  return noise;
}

/// Returns `seen` as if it was aligned with its reference without a change.
Alignment lies(const cv::Mat& seen, const cv::Mat& visible = {}) {
  return {seen, visible, cv::Matx33d::eye(), 1};
}

cv::Mat moved(const cv::Mat& look, int right, int down) {
  cv::Mat framed;
  cv::copyMakeBorder(look, framed, 4, 4, 4, 4, cv::BORDER_REFLECT);
  return framed({4 - right, 4 - down, look.cols, look.rows}).clone();
}

/// Replaces the figure in one region of the card.
cv::Mat withOtherFigure(const cv::Mat& look) {
  cv::Mat other = look.clone();
  const cv::Rect place(16, 28, 14, 14);
  blotches(99)(place).copyTo(other(place));
  return other;
}

// MatchFeatures of a card that is equally similar in every respect, without expectations from its print.
MatchFeatures alike(double closeness = 3.4) {
  MatchFeatures features{};
  features.fill(closeness);
  features[12] = features[13] = features[14] = -1;
  features[15] = 0;
  features[16] = 1;
  features[17] = 0;
  return features;
}

/// Features of which a net is fairly certain: log-odds of at most 5.
MatchFeatures fairlySure() {
  double closeness = 3.4;
  while (evidenceOf(alike(closeness), {}, 0.2) > 5) closeness -= 0.05;
  return alike(closeness);
}

}  // namespace

class TestCardPrintFit : public QObject {
  Q_OBJECT
 private slots:
  void aCardFitsItself() {
    const auto fit = printFitOf(blotches(1), lies(blotches(1)));
    QVERIFY(fit);
    for (const double place : *fit) QVERIFY2(place > 3.8, qPrintable(QString::number(place)));
  }

  void anotherCardFitsNowhere() {
    const auto fit = printFitOf(blotches(1), lies(blotches(2)));
    QVERIFY(fit);
    QVERIFY2((*fit)[kMedian] < 1.2, qPrintable(QString::number((*fit)[kMedian])));
  }

  void oneOtherFigureIsSeenThoughTheRestFits() {
    const auto fit = printFitOf(blotches(1), lies(withOtherFigure(blotches(1))));
    QVERIFY(fit);
    QVERIFY2((*fit)[kWorst] < 1.5, qPrintable(QString::number((*fit)[kWorst])));
    QVERIFY2((*fit)[kMedian] > 3.8, qPrintable(QString::number((*fit)[kMedian])));
  }

  void aPlaceMayLieTwoPixelsAsideButNotFour() {
    const cv::Mat look = blotches(1);
    const auto near = printFitOf(look, lies(moved(look, 2, -2))),
               far = printFitOf(look, lies(moved(look, 4, 4)));
    QVERIFY(near && far);
    QVERIFY2((*near)[kQuarter] > 3.5, qPrintable(QString::number((*near)[kQuarter])));
    QVERIFY2((*far)[kQuarter] < 2.5, qPrintable(QString::number((*far)[kQuarter])));
  }

  void aBlurredCardIsComparedWithABlurredReference() {
    const cv::Mat look = blotches(1);
    cv::Mat soft;
    look.convertTo(soft, CV_16S);
    cv::GaussianBlur(soft, soft, {}, 1.3);
    soft.convertTo(soft, CV_8S);
    const auto fit = printFitOf(look, lies(soft));
    QVERIFY(fit);
    QVERIFY2((*fit)[kQuarter] > 3, qPrintable(QString::number((*fit)[kQuarter])));
  }

  void lightThatIsTheSameAllOverAPlaceCountsForNothing() {
    const cv::Mat look = blotches(1) / 2;
    cv::Mat veiled;
    cv::add(look, cv::Scalar::all(25), veiled);
    const auto fit = printFitOf(look, lies(veiled));
    QVERIFY(fit);
    QVERIFY2((*fit)[kTenth] > 3.5, qPrintable(QString::number((*fit)[kTenth])));
  }

  void hiddenPartsCountForNothing() {
    const cv::Mat look = blotches(1);
    cv::Mat sight(look.size(), CV_8U, cv::Scalar(255));
    sight(cv::Rect(16, 28, 14, 14)).setTo(0);
    const auto fit = printFitOf(look, lies(withOtherFigure(look), sight));
    QVERIFY(fit);
    QVERIFY2((*fit)[kWorst] > 3.8, qPrintable(QString::number((*fit)[kWorst])));
  }

  void withHardlyAnyVisiblePrintNoFitIsReported() {
    const cv::Mat look = blotches(1);
    cv::Mat sight(look.size(), CV_8U, cv::Scalar(0));
    sight.rowRange(0, 18).setTo(255);
    QVERIFY(!printFitOf(look, lies(look, sight)));
    QVERIFY(!printFitOf(cv::Mat::zeros(look.size(), look.type()),
                        lies(cv::Mat::zeros(look.size(), look.type()))));
  }

  void printThatDoesNotFitTakesAFairlySureNameAway() {
    const PrintFit fits{3.4, 3.5, 3.5, 3.6, 3.7}, fitsNowhere{-0.5, -0.3, 0, 0.2, 0.5};
    const MatchFeatures features = fairlySure();
    const double net = evidenceOf(features, {}, 0.2), good = evidenceOf(features, fits, 0.2),
                 bad = evidenceOf(features, fitsNowhere, 0.2);
    QVERIFY2(net > 3.5, qPrintable(QString::number(net)));
    QVERIFY2(good > 3.5, qPrintable(QString::number(good)));
    QVERIFY2(bad < 2.2, qPrintable(QString::number(bad)));
  }

  void withoutPrintInSightTheNetDecides() {
    // All regions fit as badly as possible, which differs from not having examined them.
    QVERIFY(evidenceOf(alike(), PrintFit{}, 0.2) < evidenceOf(alike(), {}, 0.2));
    const RemovedLight taken{};
    QVERIFY(evidenceInEvenLight(alike(), PrintFit{}, 0.2, taken) <
            evidenceInEvenLight(alike(), {}, 0.2, taken));
  }
};

QTEST_GUILESS_MAIN(TestCardPrintFit)
#include "tst_card_print_fit.moc"
