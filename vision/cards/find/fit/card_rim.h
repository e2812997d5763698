// Finds the dark rim of a card on a dark table, if an outline followed the frame printed inside it.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A fainter outline around a clear one, equally far outside on all sides.
struct Rim {
  Quad corners{};
  double width = 0;  // distance between the two, in short sides of the inner one
};

/// Width, in short sides, up to which a rim may be a sleeve's overhang. Wider rims are printed.
inline constexpr double kSleeveRim = 0.033;

/// Finds rims around `outline` in an 8-bit BGR image, nearest first, at most three. A rim is a colour step
/// along at least three sides at the same distance, up to a tenth of the short side. Steps are averaged along
/// a side, so that a rim with little contrast to the table is found. A sleeve's overhang also looks like a
/// rim.
std::vector<Rim> findRims(const cv::Mat& image, const Quad& outline);

}  // namespace lk::vision
