// Whether a mark is still to be seen exactly where it was: cheap enough to ask of every frame.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Samples of a mark's modules in full resolution, free of the light's strength; about 8 kB.
class MarkTemplate {
 public:
  MarkTemplate() = default;
  /// The mark at `corners` of an 8-bit grey picture.
  MarkTemplate(const cv::Mat& grey, const Quad& corners);
  /// 1 = the same pixels, 0 = unrelated ones: a mark that slid by half of a module is near 0.6. The picture
  /// has the size of the one it was taken from.
  [[nodiscard]] double similarity(const cv::Mat& grey) const;
  /// True when the mark did not move and nothing lies over more than a little of it.
  [[nodiscard]] bool unchanged(const cv::Mat& grey) const;

 private:
  std::vector<cv::Point> points_;
  std::vector<float> look_;  // mean 0, length 1
};

}  // namespace lk::vision
