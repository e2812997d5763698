#include "vision/tokens/token_rings.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/tokens/token_rim.h"

namespace lk::vision {

namespace {

// Least difference in log light between paper and ink, averaged around a ring: a fifth of what fresh print
// has. Whatever passes must still have a code.
constexpr double kMinContrast = 0.22;
// Distance of two tokens, in radii; touching ones are two apart, and one may lie partly under another.
constexpr double kApart = 1.2;

/// Adds `weight` evenly over the ring between two radii.
void addRing(cv::Mat& kernel, double inner, double outer, double weight) {
  cv::Mat ring(kernel.size(), CV_32F, cv::Scalar(0));
  const double middle = (kernel.cols - 1) / 2.0;
  for (int y = 0; y < ring.rows; ++y)
    for (int x = 0; x < ring.cols; ++x) {
      const double r = std::hypot(x - middle, y - middle);
      const double inside = std::min(outer, r + 0.5) - std::max(inner, r - 0.5);
      ring.at<float>(y, x) = float(std::clamp(inside, 0.0, 1.0));
    }
  kernel += ring * (weight / cv::sum(ring)[0]);
}

cv::Mat ringKernel(double radius) {
  const int half = int(std::ceil(radius)) + 1;
  cv::Mat kernel(2 * half + 1, 2 * half + 1, CV_32F, cv::Scalar(0));
  addRing(kernel, kDarkInner * radius, kDarkOuter * radius, -1);
  addRing(kernel, kDarkOuter * radius, radius, 0.5);
  addRing(kernel, kPaperInner * radius, kCodeInner * radius, 0.5);
  return kernel;
}

}  // namespace

cv::Mat lightSeenFromAbove(const cv::Mat& bgr, const cv::Matx33d& toImage, cv::Size2d size) {
  const cv::Matx33d toMm(1 / kTokenPixels, 0, 0, 0, 1 / kTokenPixels, 0, 0, 0, 1);
  const cv::Size view(cvRound(size.width * kTokenPixels), cvRound(size.height * kTokenPixels));
  cv::Mat above, green, light;
  cv::warpPerspective(bgr, above, toImage * toMm, view, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                      cv::BORDER_REPLICATE);
  cv::extractChannel(above, green, 1);
  green.convertTo(light, CV_32F, 1, 12);  // 12: noise of dark pixels is not blown up
  cv::log(light, light);
  return light;
}

std::vector<cv::Point2d> findRings(const cv::Mat& light, double radius) {
  cv::Mat score, most;
  cv::filter2D(light, score, CV_32F, ringKernel(radius), {-1, -1}, 0, cv::BORDER_REPLICATE);
  cv::dilate(score, most, cv::getStructuringElement(cv::MORPH_ELLIPSE, {7, 7}));
  std::vector<std::pair<float, cv::Point>> peaks;
  for (int y = 0; y < score.rows; ++y)
    for (int x = 0; x < score.cols; ++x)
      if (const float s = score.at<float>(y, x); s > kMinContrast && s >= most.at<float>(y, x))
        peaks.emplace_back(s, cv::Point(x, y));
  std::sort(peaks.begin(), peaks.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<cv::Point2d> rings;
  for (const auto& [s, p] : peaks) {
    const cv::Point2d at(p);
    const bool free = std::none_of(rings.begin(), rings.end(),
                                   [&](cv::Point2d other) { return cv::norm(other - at) < kApart * radius; });
    if (free) rings.push_back(at);
  }
  return rings;
}

double lightAt(const cv::Mat& light, cv::Point2d middle, double radius, int direction) {
  const double angle = 2 * CV_PI * (direction + 0.5) / kDirections;
  const cv::Point2d p = middle + radius * cv::Point2d(std::sin(angle), -std::cos(angle));
  const int x = int(std::floor(p.x)), y = int(std::floor(p.y));
  if (x < 0 || y < 0 || x + 1 >= light.cols || y + 1 >= light.rows) return 0;
  const double fx = p.x - x, fy = p.y - y;
  return (1 - fy) * ((1 - fx) * light.at<float>(y, x) + fx * light.at<float>(y, x + 1)) +
         fy * ((1 - fx) * light.at<float>(y + 1, x) + fx * light.at<float>(y + 1, x + 1));
}

}  // namespace lk::vision
