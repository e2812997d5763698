// Finds a card's edge around the frame printed inside it. A frame has the same distance from the edge on all
// sides.
#pragma once

#include <optional>

#include "vision/core/sighting.h"

namespace lk::vision {

struct FramedEdge {
  Quad corners{};
  /// True if some sides of the outline were already the card's edge, so that the rim's colour is known from
  /// them.
  bool rimKnown = false;
};

/// Returns the card's edge if `outline` followed the printed frame on some or all sides. Searches two nested
/// outlines with equal distance on all sides, of which the outer one is the outermost visible line. Steps are
/// summed along a whole side, so that a rim with little contrast to the table is found. Returns nullopt if
/// there is no such frame, or the outline is the card's edge. `image` is 8-bit BGR, `noiseLevel` as for
/// fitOutline().
std::optional<FramedEdge> edgeAroundFrame(const cv::Mat& image, const Quad& outline, double noiseLevel);

}  // namespace lk::vision
