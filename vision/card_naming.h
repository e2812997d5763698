// Names the cards of a picture all at once: what lies on a card hides a part of it, and is known once the
// others are.
#pragma once

#include <vector>

#include "vision/card_finder.h"
#include "vision/card_index.h"

namespace lk::vision {

/// Names every outline, on all cores; same order. Without anyone to ask (an empty index) they stay nameless.
std::vector<CardSighting> identifyAll(const cv::Mat& bgr, const CardIndex& index,
                                      const std::vector<CardOutline>& outlines);

}  // namespace lk::vision
