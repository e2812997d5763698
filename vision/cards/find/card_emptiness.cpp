#include "vision/cards/find/card_emptiness.h"

#include <algorithm>
#include <array>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/core/rectify_card.h"

namespace lk::vision {

namespace {

/// Returns the rectified inside of the outline without its rim, 30 x 46 pixels. Small, so that noise averages
/// out.
cv::Mat smallCard(const cv::Mat& bgr, const Quad& outline) {
  constexpr int kWide = 40, kHigh = 56, kRim = 5;
  cv::Mat card = rectifyCard(bgr, outline, {4 * kWide, 4 * kHigh});
  cv::resize(card, card, {kWide, kHigh}, 0, 0, cv::INTER_AREA);
  return card(cv::Rect(kRim, kRim, kWide - 2 * kRim, kHigh - 2 * kRim));
}

}  // namespace

bool looksEmpty(const cv::Mat& bgr, const Quad& outline) {
  constexpr int kWide = 56, kHigh = 78, kRing = 8;  // small enough to average noise out
  const Quad from{
      {{kRing, kRing}, {kRing + kWide, kRing}, {kRing + kWide, kRing + kHigh}, {kRing, kRing + kHigh}}};
  const cv::Mat h = cv::getPerspectiveTransform(from.data(), outline.data());
  cv::Mat patch;
  cv::warpPerspective(bgr, patch, h, {kWide + 2 * kRing, kHigh + 2 * kRing},
                      cv::INTER_AREA | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  cv::GaussianBlur(patch, patch, {5, 5}, 0);
  const auto median = [&](bool inside) {
    std::array<std::vector<uchar>, 3> values;
    for (int y = 0; y < patch.rows; ++y)
      for (int x = 0; x < patch.cols; ++x) {
        const int depth = std::min({x, y, patch.cols - 1 - x, patch.rows - 1 - y});
        if (inside ? depth < kRing + 5 : depth > kRing - 4) continue;
        for (int c = 0; c < 3; ++c) values[size_t(c)].push_back(patch.at<cv::Vec3b>(y, x)[c]);
      }
    cv::Vec3i m;
    for (int c = 0; c < 3; ++c) {
      auto& v = values[size_t(c)];
      std::nth_element(v.begin(), v.begin() + std::ptrdiff_t(v.size() / 2), v.end());
      m[c] = v[v.size() / 2];
    }
    return m;
  };
  const cv::Vec3i in = median(true), out = median(false);
  const auto differ = [](cv::Vec3i a, cv::Vec3i b) {
    return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
  };
  if (differ(in, out) > 14) return false;
  int marked = 0, all = 0;
  for (int y = kRing + 5; y < patch.rows - kRing - 5; ++y)
    for (int x = kRing + 5; x < patch.cols - kRing - 5; ++x, ++all)
      marked += differ(cv::Vec3i(patch.at<cv::Vec3b>(y, x)), in) > 24;
  return marked < all / 8;
}

bool looksBlank(const cv::Mat& bgr, const Quad& outline) {
  constexpr int kPrint = 12;  // grey levels
  cv::Mat card = smallCard(bgr, outline), light;
  // Slow changes of light and single specks of dust are not print, which has edges everywhere.
  cv::GaussianBlur(card, light, {15, 15}, 0);
  cv::Mat differs;
  cv::absdiff(card, light, differs);
  const cv::Mat single = differs.reshape(1);
  return cv::countNonZero(single > kPrint) < 0.01 * static_cast<double>(single.total());
}

bool holdsPrint(const cv::Mat& bgr, const Quad& outline, const std::vector<Quad>& above) {
  constexpr int kPrint = 12;          // grey levels
  constexpr double kMinPrint = 0.04;  // least printed fraction of the visible part
  constexpr double kMinSeen = 0.12;   // least visible fraction of the card
  constexpr double kRoom = 0.06;      // of its size; margin around occluding cards for their rims and shadows
  cv::Mat hidden(bgr.size(), CV_8U, cv::Scalar(0));
  for (const Quad& other : above) paintQuad(hidden, other, kRoom);
  cv::cvtColor(hidden, hidden, cv::COLOR_GRAY2BGR);
  const cv::Mat card = smallCard(bgr, outline);
  cv::Mat visible;
  cv::threshold(smallCard(hidden, outline), visible, 0, 1, cv::THRESH_BINARY_INV);
  cv::Mat weight, values, light, share;
  visible.convertTo(weight, CV_32F);
  card.convertTo(values, CV_32F);
  // Local mean over visible pixels only, to remove slow changes of light.
  cv::GaussianBlur(values.mul(weight), light, {15, 15}, 0);
  cv::GaussianBlur(weight, share, {15, 15}, 0);
  cv::divide(light, cv::max(share, 1e-3), light);
  cv::Mat differs = cv::abs(values - light).mul(weight);
  const double seen = cv::countNonZero(visible.reshape(1));
  if (seen < kMinSeen * static_cast<double>(card.total()) * card.channels()) return false;
  return cv::countNonZero(differs.reshape(1) > kPrint) > kMinPrint * seen;
}

namespace {

/// True if the card consists of uniform fields that extend from rim to rim.
bool fieldsAlone(const cv::Mat& card) {
  constexpr int kPrint = 12;        // grey levels
  constexpr double kThrough = 0.6;  // of a line's length; lines with more edge pixels cross the whole card
  constexpr double kBusy = 0.5;     // largest fraction of edge pixels; fields have fewer
  cv::Mat edges, most;
  cv::morphologyEx(card, edges, cv::MORPH_GRADIENT, cv::Mat::ones(3, 3, CV_8U));
  cv::transform(edges, most, cv::Matx13f(1 / 3.0F, 1 / 3.0F, 1 / 3.0F));
  const cv::Mat drawn = most > kPrint;
  if (cv::countNonZero(drawn) > kBusy * static_cast<double>(drawn.total())) return false;
  cv::Mat kept = drawn.clone();
  for (int y = 0; y < drawn.rows; ++y)
    if (cv::countNonZero(drawn.row(y)) > kThrough * drawn.cols) kept.row(y).setTo(0);
  for (int x = 0; x < drawn.cols; ++x)
    if (cv::countNonZero(drawn.col(x)) > kThrough * drawn.rows) kept.col(x).setTo(0);
  return cv::countNonZero(kept) < 0.06 * static_cast<double>(kept.total());
}

/// True if the line from `from` through `corner` continues as an edge beyond the corner without a gap. A
/// neighbouring card in a row lies on the same line, but starts after a gap and two rounded corners.
bool goesOn(const cv::Mat& bgr, cv::Point2f from, cv::Point2f corner) {
  constexpr int kPlaces = 8, kStep = 20;
  constexpr float kNear = 0.02F, kGap = 0.05F, kFar = 0.3F;  // of the side's length, beyond the corner
  constexpr float kBlurred = 5;  // pixels over which blur merges the fields around the corner
  const cv::Point2f run = corner - from;
  const auto length = static_cast<float>(std::max(1e-3, cv::norm(run)));
  const cv::Point2f across = cv::Point2f(run.y, -run.x) / length;
  const auto at = [&](cv::Point2f p) {
    return bgr.at<cv::Vec3b>(std::clamp(cvRound(p.y), 0, bgr.rows - 1),
                             std::clamp(cvRound(p.x), 0, bgr.cols - 1));
  };
  const auto shareOfEdge = [&](float begin, float reach) {
    int seen = 0;
    for (int i = 0; i < kPlaces; ++i) {
      const cv::Point2f p = corner + run * (begin + reach * (float(i) + 0.5F) / kPlaces);
      const cv::Vec3i step = cv::Vec3i(at(p + across * 4)) - cv::Vec3i(at(p - across * 4));
      seen += std::max({std::abs(step[0]), std::abs(step[1]), std::abs(step[2])}) > kStep ? 1 : 0;
    }
    return double(seen) / kPlaces;
  };
  constexpr double kMaxOfIt = 0.75;
  return shareOfEdge(std::max(kNear, kBlurred / length), kGap) >= kMaxOfIt &&
         shareOfEdge(0.1F, kFar) >= kMaxOfIt;
}

}  // namespace

bool looksLikePattern(const cv::Mat& bgr, const Quad& outline) {
  int goingOn = 0;
  for (size_t i = 0; i < 4; ++i) {
    goingOn += goesOn(bgr, outline[i], outline[(i + 1) % 4]) ? 1 : 0;
    goingOn += goesOn(bgr, outline[(i + 1) % 4], outline[i]) ? 1 : 0;
  }
  return goingOn >= 3 && fieldsAlone(smallCard(bgr, outline));
}

}  // namespace lk::vision
