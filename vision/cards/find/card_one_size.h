// Moves outlines that deviate from the common card size to that size. All cards of one image have one size.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"
#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// Moves cards of another size to edges at which they have the common size. Alternatives in `alternatives`
/// are tried first, then edges near the sides. If some cards are larger than most by an even rim, that larger
/// size is the common one, because the other outlines followed the frame printed inside the rim. The previous
/// corners become the first of `alternatives`. `noiseLevel` is the noise level, grey levels.
void bringToOneSize(const cv::Mat& image, const CardPlane& plane, double noiseLevel,
                    std::vector<CardOutline>& cards);

}  // namespace lk::vision
