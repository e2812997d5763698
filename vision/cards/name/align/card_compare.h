// Similarity of two looks: the best correlation over small shifts.
#pragma once

#include <cstdint>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// A reference's look prepared for comparison: 16-bit values without the rim, and their sums.
struct ComparableLook {
  std::vector<std::int16_t> values;
  cv::Scalar sums;  // one per plane
  double length = 0;
  int area = 0;  // number of pixels compared
};

/// Prepares a look. `visible` (CV_8U of a look's size, or empty) limits the comparison to pixels of value
/// 255.
ComparableLook comparable(const cv::Mat& look, const cv::Mat& visible = {});

/// Returns the visibility mask without pixels that a small shift could make invisible.
cv::Mat surelyVisible(const cv::Mat& visible);

struct Similarity {
  double correlation = -1;  // -1..1
  cv::Point shift;          // of the seen look, in pixels
};

/// A seen card in one of its four orientations. Data for the shifts is computed on first use, once for all
/// references. Not thread-safe.
class TurnedLook {
 public:
  /// `visible` is as for comparable(). References must have been prepared with the same mask.
  TurnedLook(cv::Mat look, int quarters, cv::Mat visible = {});

  [[nodiscard]] const cv::Mat& look() const { return look_; }
  [[nodiscard]] const cv::Mat& visible() const { return visible_; }
  /// Returns the index of the outline's corner that is taken as the card's own top left.
  [[nodiscard]] int quarters() const { return quarters_; }
  /// Returns the best correlation over all shifts.
  Similarity similarity(const ComparableLook& reference);

 private:
  struct Shifted {
    cv::Point shift;
    cv::Scalar sums;
    double length = 0;
  };
  void prepare();

  cv::Mat look_;
  cv::Mat visible_;
  int quarters_;
  cv::Mat weighted_;
  std::vector<Shifted> shifted_;
};

/// Returns the correlation of two looks without shifts, -1..1. `visible` is as for comparable().
double similarityInPlace(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& visible);

/// Returns the look rotated by 180 degrees.
cv::Mat halfTurned(const cv::Mat& look);

}  // namespace lk::vision
