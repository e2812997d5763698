// Determines which card lies on which: where two outlines overlap, the upper card's edge is visible.
#pragma once

#include <cstddef>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Order of one outline against the others, which are given by index.
struct StackingOrder {
  std::vector<std::size_t> on;         // cards below it
  std::vector<std::size_t> under;      // cards on it
  std::vector<std::size_t> undecided;  // overlapping, but neither edge is clearly the visible one
};

/// Returns one entry per outline. `bgr` is an 8-bit image; outlines may start at any corner. Outlines that
/// barely touch count as not overlapping. Only edges in overlaps are examined.
std::vector<StackingOrder> stackingOrderOf(const cv::Mat& bgr, const std::vector<Quad>& outlines);

}  // namespace lk::vision
