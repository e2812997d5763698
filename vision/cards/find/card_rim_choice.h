// Which of a card's rims is its edge.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"

namespace lk::vision {

/// A card's edge is its rim, as long as that does not reach into a neighbour: a printed rim becomes the
/// outline's corners, all other ends of the card are noted.
void takeRims(const cv::Mat& image, std::vector<CardOutline>& outlines);

}  // namespace lk::vision
