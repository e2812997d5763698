// Lays a drawn symbol over a picture of it, whatever the picture's light.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Inverse compositional: slopes and normal equations come from the drawing, once, and every step costs one
/// look at the picture.
class MarkFit {
 public:
  /// `drawn`: square, 8-bit grey.
  explicit MarkFit(const cv::Mat& drawn);

  /// Moves `toPicture` (pixels of the drawing -> pixels of the 8-bit grey picture), which must be right to
  /// about a module, to where the two agree best. The correlation there, -1..1.
  double lay(const cv::Mat& grey, cv::Matx33d& toPicture) const;

 private:
  static constexpr int kUnknowns = 8;
  cv::Matx33d toPixels_;  // of the drawing, from coordinates of -1 to 1
  cv::Mat values_;        // of the drawing, without their mean
  std::array<cv::Mat, kUnknowns>
      changes_;  // of its values with each unknown, free of brightness and contrast
  cv::Matx<double, kUnknowns, kUnknowns> inverse_;
};

}  // namespace lk::vision
