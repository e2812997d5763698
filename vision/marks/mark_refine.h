// Refines the corners of a QR symbol to a fraction of a pixel, by fitting all its module edges at once.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Moves the corners onto the symbol's outer module edges. Returns false and leaves them unchanged if the
/// image does not match a symbol with these corners.
bool refineCorners(const cv::Mat& grey, Quad& corners);

}  // namespace lk::vision
