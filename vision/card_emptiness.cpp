// Outlines that hold no card: a printed, empty place, or one colour.
#include <algorithm>
#include <array>

#include <opencv2/imgproc.hpp>

#include "vision/card_descriptor.h"
#include "vision/recogniser.h"

namespace lk::vision {

bool looksEmpty(const cv::Mat& bgr, const Quad& outline) {
  constexpr int kWide = 56, kHigh = 78, kRing = 8;  // small enough to average noise away
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
  constexpr int kWide = 40, kHigh = 56, kRim = 5;  // small enough to average noise away
  constexpr int kPrint = 12;                       // grey levels
  cv::Mat card = rectifyCard(bgr, outline, {4 * kWide, 4 * kHigh}), light;
  cv::resize(card, card, {kWide, kHigh}, 0, 0, cv::INTER_AREA);
  card = card(cv::Rect(kRim, kRim, kWide - 2 * kRim, kHigh - 2 * kRim));
  // Light may fall off within it, and dust lie on it; print has edges everywhere.
  cv::GaussianBlur(card, light, {15, 15}, 0);
  cv::Mat differs;
  cv::absdiff(card, light, differs);
  const cv::Mat single = differs.reshape(1);
  return cv::countNonZero(single > kPrint) < 0.01 * static_cast<double>(single.total());
}

}  // namespace lk::vision
