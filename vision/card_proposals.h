// Where cards may lie: several cheap masks of a reduced picture, and the four-sided shapes in their contours.
#pragma once

#include <vector>

#include "vision/sighting.h"

namespace lk::vision {

struct Proposals {
  std::vector<Quad> quads;
  /// Corners of shapes that are no card by themselves, each as the parallelogram that its two sides span.
  std::vector<Quad> corners;
};

/// Every four-sided shape suggested by any mask of `reduced` (8-bit BGR), in its pixels, with long sides of
/// at least `shortest` pixels. Rough (a few pixels), with duplicates. `ignore` as in CardFinderOptions, of
/// the same size, or empty.
Proposals proposeCards(const cv::Mat& reduced, double shortest, const cv::Mat& ignore);

}  // namespace lk::vision
