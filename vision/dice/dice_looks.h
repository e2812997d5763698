// Runs the reading net on several views of one die: three sizes, rotated and mirrored.
#pragma once

#include <array>

#include "vision/core/pyramid.h"
#include "vision/core/sighting.h"
#include "vision/core/stages.h"

namespace lk::vision {

struct FaceLooks {
  /// Mean over the views of the log-probabilities of: no die; 1..6 on top; an unreadable die.
  std::array<double, 8> logChances{};
  Quad top{};  // the top face as a square, clockwise, image pixels
  int count = 0;
  [[nodiscard]] int likeliest() const;  // most likely value, 1..6
};

/// Adds views until the value is clear, at most 12. `centre` and `side` (of the square around the die) are
/// pixels of the image. Takes about 1 ms per view.
FaceLooks lookAtFace(const Pyramid& picture, cv::Point2f centre, float side, const Stages& stages = {});

}  // namespace lk::vision
