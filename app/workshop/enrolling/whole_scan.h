// A scan that shows nothing but a card, from edge to edge: no table is in sight for the card to stand out
// from.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::app {

/// The whole picture as one card, when it has a card's proportions, by a fortieth, and all that was `found`
/// in it are frames printed on the card, or nothing was. None for pictures of other proportions: those of
/// photos differ by more.
std::optional<vision::CardSighting> wholeScan(const cv::Mat& bgr,
                                              const std::vector<vision::CardSighting>& found);

}  // namespace lk::app
