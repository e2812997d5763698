// Pictures taken in too little light: their grain is as strong as what tells dice apart.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// True when the noise of an 8-bit BGR picture is strong against the brightest of what it shows.
bool isGrainy(const cv::Mat& bgr);

/// The picture with its grain smoothed away, as far as small pips bear it.
cv::Mat withoutGrain(const cv::Mat& bgr);

}  // namespace lk::vision
