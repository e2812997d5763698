// Finds the card edge around outlines that followed a frame printed on the card.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"

namespace lk::vision {

/// Returns a card outline for each outline that is a printed frame. Its score is the frame's, and the frame
/// is kept as an alternative outline. `outlines` must not overlap. An edge that would reach into another
/// outline is rejected, because it is that neighbour's edge. `noiseLevel` is the noise level, grey levels.
std::vector<CardOutline> edgesAroundFrames(const cv::Mat& image, const std::vector<CardOutline>& outlines,
                                           double noiseLevel);

}  // namespace lk::vision
