// Where cards may lie: several cheap masks of a reduced picture, and the four-sided shapes in their contours.
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
  /// Corners of shapes that are no card by themselves, each as the parallelogram that its two sides span.
  std::vector<Quad> corners;
  /// What is straight of the edges in the picture, in no order, most of it from both sides of the edge.
  std::vector<EdgeRun> runs;
  cv::Mat edges;  // as in CardMasks
};

/// Every four-sided shape suggested by any mask of a reduced picture, in its pixels, with long sides of at
/// least `shortest` pixels. Rough (a few pixels), with duplicates. `ignore` as in CardFinderOptions, of the
/// same size, or empty.
Proposals proposeCards(const CardMasks& cut, double shortest, const cv::Mat& ignore);

}  // namespace lk::vision
