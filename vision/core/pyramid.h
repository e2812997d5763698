// An image and its halves, quarters, and so on, so that a large object is not read pixel by pixel.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

class Pyramid {
 public:
  struct Level {
    cv::Mat bgr;
    int reduction = 1;  // image pixels per pixel of the level; a power of two
  };

  /// Halves an 8-bit BGR image by averaging, as long as a half's long side is 256 px or more. Shares the
  /// image's pixels.
  explicit Pyramid(const cv::Mat& bgr);

  [[nodiscard]] const cv::Mat& full() const { return levels_.front().bgr; }
  /// Returns the level from which to reduce the image by a factor: the smallest one that is still at least
  /// twice as fine as the result, or the full image. Averaging it further gives the averages of the full
  /// image.
  [[nodiscard]] const Level& levelFor(double reduction) const;

 private:
  std::vector<Level> levels_;  // finest first
};

}  // namespace lk::vision
