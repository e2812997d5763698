// Grey levels of a picture and the light they stand for: light adds up, levels do not.
#pragma once

#include <cstdint>

#include <opencv2/core.hpp>

namespace lk::vision {

/// What a sensor counted, 0..1, where a camera wrote this level.
float lightOf(std::uint8_t level);
std::uint8_t levelOf(float light);

/// Of an 8-bit picture (CV_8UC3), as CV_32FC3.
cv::Mat lightOf(const cv::Mat& picture);

/// Grey levels from which ink and paper are no longer apart, when all three colours reach them.
inline constexpr int kOverexposed = 250;
bool isOverexposed(const cv::Vec3b& pixel);

}  // namespace lk::vision
