// Handles images with too little light, in which the noise is as strong as the features of dice.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// True if the noise of an 8-bit BGR image is strong relative to its brightest area.
bool isNoisy(const cv::Mat& bgr);

/// Returns the image smoothed as much as small pips allow.
cv::Mat denoised(const cv::Mat& bgr);

}  // namespace lk::vision
