// Tests cheaply, in every frame, whether a mark is visible exactly where it was.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Samples of a mark's modules at full resolution, normalised for brightness and contrast; about 8 kB.
class MarkTemplate {
 public:
  MarkTemplate() = default;
  /// Samples the mark at `corners` of an 8-bit grey image.
  MarkTemplate(const cv::Mat& grey, const Quad& corners);
  /// Returns the correlation with the mark's place now: 1 is identical, 0 unrelated. A mark shifted by half a
  /// module gives about 0.6. The image must have the size of the one sampled.
  [[nodiscard]] double similarity(const cv::Mat& grey) const;
  /// True if the mark did not move and hardly any of it is covered.
  [[nodiscard]] bool unchanged(const cv::Mat& grey) const;

 private:
  std::vector<cv::Point> points_;
  std::vector<float> look_;  // mean 0, length 1
};

}  // namespace lk::vision
