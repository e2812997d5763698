// Proposes where cards may lie: quadrilaterals in the contours of several masks of a reduced image.
#pragma once

#include <vector>

#include "vision/cards/find/propose/card_masks.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// A straight part of an edge, pixels.
struct EdgeRun {
  cv::Point2f from;
  cv::Point2f to;
};

struct Proposals {
  std::vector<Quad> quads;
  /// Corners of shapes that are no card by themselves, each as the parallelogram of its two sides.
  std::vector<Quad> corners;
  /// Straight runs of edges in no order, most of them from both sides of the edge.
  std::vector<EdgeRun> runs;
  cv::Mat edges;  // as in CardMasks
};

/// Returns all quadrilaterals suggested by any mask of a reduced image, in its pixels. Long sides have at
/// least `shortest` pixels. They are accurate to a few pixels and contain duplicates. `ignore` is as in
/// CardFinderOptions, of the masks' size, or empty.
Proposals proposeCards(const CardMasks& cut, double shortest, const cv::Mat& ignore);

}  // namespace lk::vision
