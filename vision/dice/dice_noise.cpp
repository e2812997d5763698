#include "vision/dice/dice_noise.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr double kStrong = 0.04;  // of the brightest area
constexpr int kPlace = 16;        // pixels
constexpr double kSmooth = 1;     // pixels

/// Returns the standard deviation of the noise in grey levels. Uses a second difference that cancels slopes
/// and straight edges, and its lowest quarter, so that print and cloth have little effect.
double noiseOf(const cv::Mat& grey) {
  std::array<int, 8 * 255 + 1> histogram{};
  int count = 0;
  for (int y = 1; y + 1 < grey.rows; y += 2) {
    const auto *above = grey.ptr<uchar>(y - 1), *here = grey.ptr<uchar>(y), *below = grey.ptr<uchar>(y + 1);
    for (int x = 1; x + 1 < grey.cols; x += 2, ++count)
      ++histogram[static_cast<std::size_t>(std::abs(above[x - 1] + above[x + 1] + below[x - 1] +
                                                    below[x + 1] + 4 * here[x] -
                                                    2 * (above[x] + below[x] + here[x - 1] + here[x + 1])))];
  }
  if (count == 0) return 0;
  int quarter = 0;
  for (int left = count / 4; left >= histogram[static_cast<std::size_t>(quarter)]; ++quarter)
    left -= histogram[static_cast<std::size_t>(quarter)];
  constexpr double kOfSpread = 6 * 0.3186;  // that quartile for pure noise, per standard deviation
  return quarter / kOfSpread;
}

}  // namespace

bool isNoisy(const cv::Mat& bgr) {
  if (std::min(bgr.rows, bgr.cols) < kPlace) return false;
  cv::Mat grey, places;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  cv::resize(grey, places, grey.size() / kPlace, 0, 0, cv::INTER_AREA);
  double brightest = 0;
  cv::minMaxLoc(places, nullptr, &brightest);
  return noiseOf(grey) > kStrong * brightest;
}

cv::Mat denoised(const cv::Mat& bgr) {
  cv::Mat smooth;
  cv::GaussianBlur(bgr, smooth, {}, kSmooth);
  return smooth;
}

}  // namespace lk::vision
