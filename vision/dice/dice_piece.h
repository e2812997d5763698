// Distinguishes half a domino from a die by the outline. A die's edges are as long as they are apart, a
// domino's twice as long. No gap crosses a domino, unlike two touching dice.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/pyramid.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// True if a face read in `picture` is on one piece twice as long as wide. A dark bar across a domino counts
/// as a gap unless it is short. `top`: a square, clockwise; it may be slightly off the face.
bool isOnLongPiece(const Pyramid& picture, const Quad& top);

}  // namespace lk::vision
