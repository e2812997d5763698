// What a place looked like when it was last seen clearly, free of the light's strength.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// A card with a rim of table around it, small and blurred; about 16 kB.
class Patch {
 public:
  Patch() = default;
  Patch(const cv::Mat& bgr, const Quad& corners);
  [[nodiscard]] bool empty() const { return look_.empty(); }
  /// 1 = the same, 0 = unrelated; corners in the same order as when it was taken.
  [[nodiscard]] double similarity(const cv::Mat& bgr, const Quad& corners) const;

 private:
  cv::Mat look_;
};

}  // namespace lk::vision
