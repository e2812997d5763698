// Tells half a domino from a die by the outline. The straight edges beside a die's face run as far as they
// lie apart, those of a domino twice as far; and no gap crosses between them, as it does where two dice
// touch.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// True when the face that was read in `bgr` is on one piece twice as long as it is wide. A dark bar across a
/// domino passes for a gap, unless it is a short one. `top`: a square, clockwise; it may lie a little beside
/// the face.
bool isOnLongPiece(const cv::Mat& bgr, const Quad& top);

}  // namespace lk::vision
