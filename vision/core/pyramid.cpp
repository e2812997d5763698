#include "vision/core/pyramid.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kCoarsest = 256;  // long side, pixels; a smaller level saves no time

/// Returns the image halved by averaging squares of four pixels. An odd last row or column is left out.
cv::Mat halved(const cv::Mat& bgr) {
  const cv::Size half(bgr.cols / 2, bgr.rows / 2);
  cv::Mat result;
  cv::resize(bgr(cv::Rect({}, half * 2)), result, half, 0, 0, cv::INTER_AREA);
  return result;
}

}  // namespace

Pyramid::Pyramid(const cv::Mat& bgr) : levels_{{bgr, 1}} {
  const auto mayBeHalved = [](const cv::Mat& image) {
    return std::max(image.cols, image.rows) >= 2 * kCoarsest && std::min(image.cols, image.rows) >= 2;
  };
  while (mayBeHalved(levels_.back().bgr))
    levels_.push_back({halved(levels_.back().bgr), 2 * levels_.back().reduction});
}

const Pyramid::Level& Pyramid::levelFor(double reduction) const {
  constexpr double kFiner = 2;
  const Level* level = &levels_.front();
  for (const Level& next : levels_)
    if (kFiner * next.reduction <= reduction) level = &next;
  return *level;
}

}  // namespace lk::vision
