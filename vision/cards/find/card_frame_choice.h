// Which outlines caught the frame printed on a card, and where those cards end.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"

namespace lk::vision {

/// Of outlines that do not overlap, those that are a printed frame: the card's edge around each, as well seen
/// as the frame, which is noted as where the card may end otherwise. What would reach to another outline is
/// no card's edge but that one's.
std::vector<CardOutline> edgesAroundFrames(const cv::Mat& image, const std::vector<CardOutline>& outlines,
                                           double grain);

}  // namespace lk::vision
