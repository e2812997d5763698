// The appearance of a place when it was last seen clearly, normalised for brightness and contrast.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// A small, blurred image of a card with a margin of table around it; about 16 kB.
class Patch {
 public:
  Patch() = default;
  Patch(const cv::Mat& bgr, const Quad& corners);
  [[nodiscard]] bool empty() const { return look_.empty(); }
  /// Returns the correlation with the place now: 1 is identical, 0 unrelated. Corners must have the same
  /// order as in the constructor.
  [[nodiscard]] double similarity(const cv::Mat& bgr, const Quad& corners) const;

 private:
  cv::Mat look_;
};

}  // namespace lk::vision
