// Handles overexposure, which removes faint print together with the paper: a striped shape looks empty.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns a CV_8U mask of a look's size: 255 where the card at `corners` is overexposed, or so nearly that
/// faint ink would be lost.
cv::Mat overexposedOf(const cv::Mat& bgr, const Quad& corners);

/// Returns a reference's look in which paper and faint ink under `overexposed` are replaced by the seen look.
cv::Mat withoutFaintInk(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& overexposed);

}  // namespace lk::vision
