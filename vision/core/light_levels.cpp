#include "vision/core/light_levels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace lk::vision {
namespace {

constexpr double kGamma = 2.2;  // typical of cameras

}  // namespace

float lightOf(std::uint8_t level) {
  static const std::array<float, 256> light = [] {
    std::array<float, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
      values[i] = static_cast<float>(std::pow(static_cast<double>(i) / 255, kGamma));
    return values;
  }();
  return light[level];
}

std::uint8_t levelOf(float light) {
  return cv::saturate_cast<std::uint8_t>(255 *
                                         std::pow(std::max(light, 0.0F), static_cast<float>(1 / kGamma)));
}

cv::Mat lightOf(const cv::Mat& picture) {
  cv::Mat light(picture.size(), CV_32FC3);
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x)
      for (int c = 0; c < 3; ++c) light.at<cv::Vec3f>(y, x)[c] = lightOf(picture.at<cv::Vec3b>(y, x)[c]);
  return light;
}

bool isOverexposed(const cv::Vec3b& pixel) {
  return std::min({pixel[0], pixel[1], pixel[2]}) >= kOverexposed;
}

}  // namespace lk::vision
