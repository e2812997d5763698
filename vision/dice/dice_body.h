// Tells dice from what only has their pips: halves of dominoes, and prints. A die has edges of its own all
// round; what lies flat goes on beyond them.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// How likely the face that was read in `bgr` is on a body of its own, 0..1. `top`: a square, clockwise.
double ownBodyChance(const cv::Mat& bgr, const Quad& top);

/// What surrounds a face, upright: `reach` times as wide, 8-bit BGR.
cv::Mat surroundings(const cv::Mat& bgr, const Quad& top, float reach, int pixels);

}  // namespace lk::vision
