// Which card lies on which, by whose edge is seen where two outlines overlap.
#pragma once

#include <cstddef>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// One of several outlines among the others, which are given by their places in the list.
struct Stacked {
  std::vector<std::size_t> on;         // it lies on these
  std::vector<std::size_t> under;      // these lie on it
  std::vector<std::size_t> undecided;  // overlap it, and neither's edge is clearly the one in sight
};

/// `bgr` is 8-bit; outlines may begin at any corner. Outlines that barely touch do not overlap. Looks at the
/// edges of those that overlap alone.
std::vector<Stacked> stackOf(const cv::Mat& bgr, const std::vector<Quad>& outlines);

}  // namespace lk::vision
