// The dark rim of a card on a dark table: an outline may have caught the frame printed inside it.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A fainter outline around a clear one, equally far outside of all its sides.
struct Rim {
  Quad corners{};
  double width = 0;  // between the two, in short sides of the inner one
};

/// Narrower ones are a sleeve's overhang, as far as the outside tells; wider ones are printed.
inline constexpr double kSleeveRim = 0.033;

/// Looks for rims around `outline` in an 8-bit BGR image, nearest first, at most three: a step of colour
/// along at least three sides at the same distance, up to a tenth of the short side. Steps are averaged over
/// a side's length, so that a rim hardly darker than the table is seen. A sleeve's overhang looks like a rim,
/// too.
std::vector<Rim> findRims(const cv::Mat& image, const Quad& outline);

}  // namespace lk::vision
