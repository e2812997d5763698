// A card cut out of its picture, as if seen from straight above.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Cuts the card out of the image, upright with `corners[0]` at top left; 8-bit BGR, portrait.
cv::Mat rectifyCard(const cv::Mat& bgr, const Quad& corners, cv::Size size);

}  // namespace lk::vision
