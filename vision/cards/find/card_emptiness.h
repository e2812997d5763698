// Tests that reject outlines without a card: an empty printed place, a uniform area, a part of a pattern. All
// images are 8-bit BGR.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// True if the inside of the outline looks like its surroundings, as in an empty printed place for a card.
bool looksEmpty(const cv::Mat& bgr, const Quad& outline);

/// True if the inside of the outline has one colour, like a square of chequered cloth or a slip of paper.
/// There is nothing on it by which a card could be named.
bool looksBlank(const cv::Mat& bgr, const Quad& outline);

/// True if there is print inside `outline` that is not covered by the outlines `above`, which may be slightly
/// off. False if too little of it is visible to tell.
bool holdsPrint(const cv::Mat& bgr, const Quad& outline, const std::vector<Quad>& above);

/// True if the outline holds only uniform fields and its sides continue beyond its corners, as in a chequered
/// cloth.
bool looksLikePattern(const cv::Mat& bgr, const Quad& outline);

}  // namespace lk::vision
