// Cards of one family are distinguished by the regions in which they differ.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/verify/card_margin.h"

using namespace lk::vision;

namespace {

/// A card of one family: the common frame, and a figure of its own.
cv::Mat card(const char* figure, const cv::Scalar& ink = {160, 60, 20}) {
  cv::Mat picture(340, 240, CV_8UC3, cv::Scalar::all(245));
  cv::rectangle(picture, {16, 16, 208, 308}, ink, cv::FILLED);
  cv::ellipse(picture, {120, 170}, {96, 96}, 0, 0, 360, cv::Scalar::all(245), cv::FILLED);
  cv::putText(picture, figure, {72, 214}, cv::FONT_HERSHEY_DUPLEX, 4.2, ink, 12, cv::LINE_AA);
  return picture;
}

/// The card as seen by another camera in another light: darker to one side, with stronger colours, slightly
/// blurred.
cv::Mat seenElsewhere(const cv::Mat& picture) {
  cv::Mat seen;
  picture.convertTo(seen, CV_32FC3);
  for (int y = 0; y < seen.rows; ++y)
    for (int x = 0; x < seen.cols; ++x) {
      cv::Vec3f& p = seen.at<cv::Vec3f>(y, x);
      const float grey = (p[0] + p[1] + p[2]) / 3, light = 0.6F + 0.4F * float(x) / float(seen.cols);
      for (int c = 0; c < 3; ++c) p[c] = light * (grey + 1.4F * (p[c] - grey));
    }
  seen.convertTo(seen, CV_8U);
  cv::GaussianBlur(seen, seen, {}, 2);
  return seen;
}

std::vector<AlignedReference> laidOver(const cv::Mat& seen, const std::vector<const char*>& figures) {
  const cv::Mat look = lookOf(seen);
  std::vector<AlignedReference> laid;
  for (const char* figure : figures) {
    const cv::Mat reference = lookOf(card(figure));
    laid.push_back({reference, aligned(reference, look, {0, 0})});
  }
  return laid;
}

}  // namespace

class TestCardMargin : public QObject {
  Q_OBJECT
 private slots:
  void theCardWithTheSeenFigureIsTheClearBest() {
    const std::vector<const char*> figures{"8", "X", "0", "7"};
    for (std::size_t i = 0; i < figures.size(); ++i) {
      const auto out = clearBest(laidOver(seenElsewhere(card(figures[i])), figures));
      QVERIFY2(out, figures[i]);
      QCOMPARE(out->place, i);
    }
  }
  void anUnknownCardOfTheFamilyHasNoClearBest() {
    for (const char* stranger : {"L", "2"})
      QVERIFY2(!clearBest(laidOver(seenElsewhere(card(stranger)), {"8", "X", "0", "7"})), stranger);
  }
  void aHiddenFigureLeavesNoClearBest() {
    cv::Mat seen = seenElsewhere(card("8"));
    cv::ellipse(seen, {120, 170}, {80, 80}, 0, 0, 360, cv::Scalar::all(255), cv::FILLED);
    QVERIFY(!clearBest(laidOver(seen, {"8", "X", "0", "7"})));
  }
  void twoOfOneKindCannotBeDistinguished() {
    QVERIFY(!clearBest(laidOver(seenElsewhere(card("8")), {"8", "8"})));
    QVERIFY(!clearBest(laidOver(seenElsewhere(card("8")), {"8"})));
  }
};

QTEST_GUILESS_MAIN(TestCardMargin)
#include "tst_card_margin.moc"
