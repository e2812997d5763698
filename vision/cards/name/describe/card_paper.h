// Estimates the colour and light of a card's paper everywhere, including under the print.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// Returns the colour of a card's paper where it is lit best. `card` is 8-bit BGR of a look's size. Averages
/// the twelfth of the card with the brightest weakest channel, because ink may be bright in some channels but
/// not in all. `visible` (CV_8U of the same size, or empty) is 255 where the card itself is visible. A card
/// without bare paper yields its lightest ink, limited to colours a lamp may have.
cv::Vec3d whitestOf(const cv::Mat& card, const cv::Mat& visible);

/// Returns the paper under each pixel of an upright card, CV_32FC3, in grey levels of the card. Equals
/// `whitest` where it is lit best.
cv::Mat paperOf(const cv::Mat& card, const cv::Mat& visible, const cv::Vec3d& whitest);

}  // namespace lk::vision
