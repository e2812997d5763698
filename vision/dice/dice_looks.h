// Several looks of the reading net at one die: in three sizes, turned and mirrored.
#pragma once

#include <array>

#include "vision/core/sighting.h"
#include "vision/core/stages.h"

namespace lk::vision {

struct FaceLooks {
  /// Mean over the looks of the log probability of: no die there; 1, ..., 6 on top; a die nobody can read.
  std::array<double, 8> logChances{};
  Quad top{};  // the top face, taken for a square; clockwise; pixels of the picture
  int count = 0;
  [[nodiscard]] int likeliest() const;  // value, 1..6
};

/// Looks until the value is plain, at most 12 times. `centre` and `side` (pixels, of the square around the
/// die) are of an 8-bit BGR picture. Costs about 1 ms a look.
FaceLooks lookAtFace(const cv::Mat& bgr, cv::Point2f centre, float side, const Stages& stages = {});

}  // namespace lk::vision
