// Rectifies a card, as if seen from straight above.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns the card at `corners` as an image of `size`, with `corners[0]` at the top left. `bgr` is 8-bit
/// BGR.
cv::Mat rectifyCard(const cv::Mat& bgr, const Quad& corners, cv::Size size);

}  // namespace lk::vision
