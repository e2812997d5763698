// Converts between grey levels and linear light. Light from several sources adds up linearly, grey levels do
// not.
#pragma once

#include <cstdint>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Returns the linear light, 0..1, that a camera records as this grey level.
float lightOf(std::uint8_t level);
/// Returns the grey level for linear light; the inverse of lightOf(). Clamps to 0..255.
std::uint8_t levelOf(float light);

/// Converts an 8-bit image (CV_8UC3) to linear light (CV_32FC3).
cv::Mat lightOf(const cv::Mat& picture);

/// Grey level from which ink and paper cannot be distinguished, if all three channels reach it.
inline constexpr int kOverexposed = 250;
bool isOverexposed(const cv::Vec3b& pixel);

}  // namespace lk::vision
