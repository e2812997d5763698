// Distinguishes dice from other things with pips: halves of dominoes, and prints. A die has edges all around,
// while a flat thing continues beyond the face.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/pyramid.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns the probability that a face read in `picture` is on a body of its own, 0..1. `top`: a square,
/// clockwise.
double ownBodyChance(const Pyramid& picture, const Quad& top);

/// Returns the surroundings of a face, upright, 8-bit BGR, `pixels` wide. They are `reach` times as wide as
/// the face.
cv::Mat surroundings(const Pyramid& picture, const Quad& top, float reach, int pixels);

}  // namespace lk::vision
