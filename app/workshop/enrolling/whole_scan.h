// Recognises a picture that contains only one card from edge to edge, where no table surrounds the card.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::app {

/// Returns the whole picture as one card if it has a card's proportions (within 1/40) and everything in
/// `found` is a frame printed on the card, or nothing was found. Otherwise returns nullopt. The proportions
/// of photos differ by more.
std::optional<vision::CardSighting> wholeScan(const cv::Mat& bgr,
                                              const std::vector<vision::CardSighting>& found);

/// Returns the whole picture as one card, whatever its proportions. Used if people say that it is one.
vision::CardSighting wholePicture(const cv::Mat& bgr);

/// Returns the relative deviation of the picture's proportions from a card's (88 to 63), in either
/// orientation: 0.1 means a tenth too long.
double offCardProportions(cv::Size picture);

}  // namespace lk::app
