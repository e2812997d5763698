// Aligns a drawn symbol with an image of it, independent of brightness and contrast.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Inverse compositional alignment: gradients and normal equations come from the drawing and are computed
/// once. Each step samples the image once.
class MarkFit {
 public:
  /// `drawn`: square, 8-bit grey.
  explicit MarkFit(const cv::Mat& drawn);

  /// Moves `toPicture` (pixels of the drawing -> pixels of the 8-bit grey image) to the best match. The start
  /// must be accurate to about a module. Returns the correlation there, -1..1.
  double lay(const cv::Mat& grey, cv::Matx33d& toPicture) const;

 private:
  static constexpr int kUnknowns = 8;
  cv::Matx33d toPixels_;  // pixels of the drawing, from coordinates of -1 to 1
  cv::Mat values_;        // the drawing's values minus their mean
  std::array<cv::Mat, kUnknowns>
      changes_;  // derivatives of the values by each unknown, orthogonal to brightness and contrast
  cv::Matx<double, kUnknowns, kUnknowns> inverse_;
};

}  // namespace lk::vision
