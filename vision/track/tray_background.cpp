#include "vision/track/tray_background.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/dice/sheet_view.h"

namespace lk::vision {

namespace {

constexpr double kForeign = 0.22;  // largest relative difference of brightness, in any channel
constexpr double kDieGrown = 0.7;  // margin for a die's shadow and side faces
constexpr double kMaxDie = 900;    // square millimetres; only hands and cups are larger
constexpr double kEdge = 8;        // millimetres; objects at the sheet's edge may lie beside it

cv::Mat topView(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec) {
  cv::Mat view = viewSheet(bgr, sheet, spec, 1).bgr;
  cv::GaussianBlur(view, view, {5, 5}, 0);
  return view;
}

/// Returns a mask of the top view with 255 where dice lie.
cv::Mat underDice(cv::Size size, const SheetSighting& sheet, const std::vector<DieSighting>& dice) {
  cv::Mat under(size, CV_8U, cv::Scalar(0));
  for (const DieSighting& die : dice) {
    Quad inView{};
    for (size_t i = 0; i < 4; ++i)
      inView[i] =
          cv::Point2f(toMillimetres(sheet, die.corners[i])) + cv::Point2f(kSheetMarginMm, kSheetMarginMm);
    paintQuad(under, inView, kDieGrown);
  }
  return under;
}

/// Returns the ratio of light, now over then, per channel: the median over the sheet.
cv::Scalar gainOf(const cv::Mat& now, const cv::Mat& then, const cv::Mat& mask) {
  std::array<std::vector<float>, 3> ratios;
  for (int y = 0; y < now.rows; y += 3)
    for (int x = 0; x < now.cols; x += 3) {
      if (mask.at<uchar>(y, x) == 0) continue;
      const cv::Vec3b &a = now.at<cv::Vec3b>(y, x), &b = then.at<cv::Vec3b>(y, x);
      for (int c = 0; c < 3; ++c) ratios[size_t(c)].push_back((float(a[c]) + 4) / (float(b[c]) + 4));
    }
  cv::Scalar gain(1, 1, 1);
  for (size_t c = 0; c < 3; ++c) {
    if (ratios[c].empty()) continue;
    const auto middle = ratios[c].begin() + std::ptrdiff_t(ratios[c].size() / 2);
    std::nth_element(ratios[c].begin(), middle, ratios[c].end());
    gain[int(c)] = *middle;
  }
  return gain;
}

}  // namespace

bool TrayBackground::covered(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
                             const std::vector<DieSighting>& dice) const {
  if (paper_.empty()) return false;
  const cv::Mat now = topView(bgr, sheet, spec), under = underDice(now.size(), sheet, dice);
  cv::Mat comparable = known_ & ~under;
  const int rim = int(kSheetMarginMm + kEdge);
  comparable(cv::Rect(0, 0, comparable.cols, rim)).setTo(0);
  comparable(cv::Rect(0, comparable.rows - rim, comparable.cols, rim)).setTo(0);
  comparable(cv::Rect(0, 0, rim, comparable.rows)).setTo(0);
  comparable(cv::Rect(comparable.cols - rim, 0, rim, comparable.rows)).setTo(0);
  const cv::Scalar gain = gainOf(now, paper_, comparable);
  cv::Mat foreign(now.size(), CV_8U, cv::Scalar(0));
  for (int y = 0; y < now.rows; ++y)
    for (int x = 0; x < now.cols; ++x) {
      if (comparable.at<uchar>(y, x) == 0) continue;
      const cv::Vec3b &a = now.at<cv::Vec3b>(y, x), &b = paper_.at<cv::Vec3b>(y, x);
      double most = 0;
      for (int c = 0; c < 3; ++c) {
        const double expected = b[c] * gain[c] + 4;
        most = std::max(most, std::abs(a[c] + 4 - expected) / expected);
      }
      if (most > kForeign) foreign.at<uchar>(y, x) = 255;
    }
  cv::morphologyEx(foreign, foreign, cv::MORPH_OPEN, cv::Mat::ones(5, 5, CV_8U));
  cv::Mat labels, stats, centres;
  const int count = cv::connectedComponentsWithStats(foreign, labels, stats, centres);
  for (int i = 1; i < count; ++i)
    if (stats.at<int>(i, cv::CC_STAT_AREA) > kMaxDie) return true;
  return false;
}

void TrayBackground::learn(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
                           const std::vector<DieSighting>& dice) {
  const cv::Mat now = topView(bgr, sheet, spec), under = underDice(now.size(), sheet, dice);
  if (paper_.empty()) {
    paper_ = now.clone();
    known_ = cv::Mat(now.size(), CV_8U, cv::Scalar(0));
  }
  now.copyTo(paper_, ~under);
  known_.setTo(255, ~under);
}

}  // namespace lk::vision
