// A card's edge around the frame printed inside it: a frame keeps one distance from the edge on all sides.
#pragma once

#include <optional>

#include "vision/core/sighting.h"

namespace lk::vision {

struct FramedEdge {
  Quad corners{};
  /// Some sides of the outline were the card's already: its rim was seen there, and is seen on the others.
  bool rimKnown = false;
};

/// Where the card ends of which `outline` caught the printed frame, on some of its sides or on all: two
/// outlines one inside the other, equally far apart on all sides, the outer of them the outermost that shows.
/// Steps are looked at along a side's whole length, so that a rim hardly unlike the table is seen. None when
/// nothing is printed so, or the outline is that card's edge. `image` is 8-bit BGR, `grain` as for
/// fitOutline().
std::optional<FramedEdge> edgeAroundFrame(const cv::Mat& image, const Quad& outline, double grain);

}  // namespace lk::vision
