// Fits the four straight sides of a card to the edges in the image, finer than a pixel.
#pragma once

#include "vision/sighting.h"

namespace lk::vision {

struct FittedOutline {
  Quad corners{};
  std::array<double, 4> support{};  // per side: share of its length at which a straight edge is seen, 0..1
  double contrast = 0;              // median step across the sides, in grey levels
};

/// Moves every side of `rough` to the straightest strong edge within `reach` pixels of it. `image` is 8-bit
/// BGR. A side without an edge stays where it was, with little support.
FittedOutline fitOutline(const cv::Mat& image, const Quad& rough, double reach);

}  // namespace lk::vision
