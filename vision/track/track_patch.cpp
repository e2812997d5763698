#include "vision/track/track_patch.h"

#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kWide = 32, kHigh = 42, kRim = 3;
// Grey levels; with less contrast there is only noise to compare.
constexpr double kMinContrast = 3;

cv::Mat lookAt(const cv::Mat& bgr, const Quad& corners) {
  const Quad from{{{kRim, kRim}, {kWide - kRim, kRim}, {kWide - kRim, kHigh - kRim}, {kRim, kHigh - kRim}}};
  // Samples at a higher resolution first, because so few samples of a large card would contain only noise.
  Quad twice = from;
  for (cv::Point2f& p : twice) p *= 4;
  cv::Mat patch, look;
  cv::warpPerspective(bgr, patch, cv::getPerspectiveTransform(twice.data(), corners.data()),
                      {kWide * 4, kHigh * 4}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  cv::resize(patch, patch, {kWide, kHigh}, 0, 0, cv::INTER_AREA);
  patch.convertTo(look, CV_32FC3);
  cv::Scalar mean, deviation;
  cv::meanStdDev(look, mean, deviation);
  cv::subtract(look, mean, look);
  const double contrast = std::sqrt(deviation.dot(deviation) / 3);
  look /= std::max(contrast, kMinContrast) * std::sqrt(3.0 * kWide * kHigh);
  return look;
}

}  // namespace

Patch::Patch(const cv::Mat& bgr, const Quad& corners) : look_(lookAt(bgr, corners)) {}

double Patch::similarity(const cv::Mat& bgr, const Quad& corners) const {
  return empty() ? 0 : look_.dot(lookAt(bgr, corners));
}

}  // namespace lk::vision
