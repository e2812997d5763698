// A picture that shows nothing but a card, from edge to edge: no table is in sight for the card to stand out
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

/// Returns the picture from edge to edge as one card, whatever its proportions: for people who say that it
/// is.
vision::CardSighting wholePicture(const cv::Mat& bgr);

/// Returns how far the picture's proportions are from a card's (88 to 63), either way up: 0.1 is a tenth too
/// long.
double offCardProportions(cv::Size picture);

}  // namespace lk::app
