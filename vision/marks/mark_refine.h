// Corners of a read QR symbol to a fraction of a pixel: all its module edges are fitted at once.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Moves the corners onto the symbol's outer module edges. Leaves them alone, and returns false, when the
/// picture does not look like the symbol these corners would be of.
bool refineCorners(const cv::Mat& grey, Quad& corners);

}  // namespace lk::vision
