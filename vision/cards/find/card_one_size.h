// Cards of one picture have one size: an outline of another size ends where that size has it end.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// Of the cards that are not of the size of most: takes the sides that show an edge where cards of that size
/// have it, the first of them those noted as where the card may end otherwise. Where some cards are larger by
/// a rim all around, that is the size: the others were seen by the frame printed inside of it. What a card's
/// corners were before is noted with it.
void bringToOneSize(const cv::Mat& image, const CardPlane& plane, double grain,
                    std::vector<CardOutline>& cards);

}  // namespace lk::vision
