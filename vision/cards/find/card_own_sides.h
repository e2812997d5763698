// Moves sides that followed the edge of a neighbour back to the card's own edge.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"

namespace lk::vision {

/// Corrects outlines with one side on the edge of another object beyond a strip of table, as in a loose crop.
/// Along such a side the table is inside the outline, wider at one end than at the other. The card's own edge
/// must be straight, and the corrected outline not more narrowed than before. `image` is 8-bit BGR,
/// `noiseLevel` as for fitOutline().
void takeOwnSides(const cv::Mat& image, double noiseLevel, std::vector<CardOutline>& outlines);

}  // namespace lk::vision
