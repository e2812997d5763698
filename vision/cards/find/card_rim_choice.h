// Decides which of a card's rims is its edge.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"

namespace lk::vision {

/// Moves outlines to the printed rim around them, which is the card's true edge. All other ends of the card
/// become `alternatives`. A rim that reaches into a neighbour is not used.
void takeRims(const cv::Mat& image, std::vector<CardOutline>& outlines);

}  // namespace lk::vision
