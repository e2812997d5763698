// Reads the uppermost face of a die, also if another face looks at the camera. The net sees the die upright,
// with its surroundings: in an image the far side of the table is up, so the uppermost face is above the
// others.
#pragma once

#include <array>

#include "vision/core/pyramid.h"

namespace lk::vision {

/// Returns the mean over a few views of the log-probabilities of: no die; 1..6 uppermost; a die without a
/// readable value, which is cocked, covered or has numerals. `centre` and `side` (of the square around the
/// die) are pixels of the image. Takes about 1 ms per view, at most 4.
std::array<double, 8> readUppermost(const Pyramid& picture, cv::Point2f centre, float side);

/// Returns the greatest probability of a value other than `value` on a face above the one that was read, in
/// two wider views from there. Takes about 2 ms.
double chanceOfOtherAbove(const Pyramid& picture, cv::Point2f centre, float side, int value);

}  // namespace lk::vision
