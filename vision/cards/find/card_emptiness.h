// Outlines that hold no card: a printed, empty place, one colour, a part of a pattern.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

/// True when nothing lies inside the outline: what is there looks like what is around it, as in a printed,
/// empty place for a card.
bool looksEmpty(const cv::Mat& bgr, const Quad& outline);

/// True when what the outline holds has one colour all over: a square of a chequered cloth, a slip of paper.
/// Whatever it is, it has no face to tell cards by.
bool looksBlank(const cv::Mat& bgr, const Quad& outline);

/// True when something is printed on what the outline holds besides the outlines `above` it; they may be off
/// by a little. Where next to nothing of it is in sight there is nothing to tell.
bool holdsPrint(const cv::Mat& bgr, const Quad& outline, const std::vector<Quad>& above);

/// True when the outline holds nothing but fields of one colour, and its sides go on beyond its corners: a
/// part of a chequered cloth.
bool looksLikePattern(const cv::Mat& bgr, const Quad& outline);

}  // namespace lk::vision
