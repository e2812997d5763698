// A card's descriptor: its appearance without the effects of light and paper, for comparison.
#pragma once

#include "vision/cards/name/describe/descriptor.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// Describes the card at `corners` in an 8-bit BGR image. `corners[0]` is the card's own top left.
Descriptor describeCard(const cv::Mat& bgr, const Quad& corners);

/// Returns the sharpness of the card at `corners`: the variance of the Laplacian of the rectified card.
/// Comparable between cards.
double sharpness(const cv::Mat& bgr, const Quad& corners);

}  // namespace lk::vision
