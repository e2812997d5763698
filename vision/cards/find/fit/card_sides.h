// What lies beside the sides of an outline that may be a card's edge or a frame printed on the card: straight
// edges along them, and the colours between.
#pragma once

#include <array>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A straight edge beside a side: how far outward, millimetres, and how well it is seen, 0..1.
struct SideLine {
  double out = 0, weight = 0;
};

/// What is seen beside one side, from inside of it outward.
struct Beside {
  std::vector<SideLine> lines;     // the nearest to the card's middle first
  std::vector<cv::Vec3b> colours;  // medians along the side
  double stride = 1;               // millimetres between them
  /// The colour between two distances; the lines at both are blurred.
  [[nodiscard]] cv::Vec3d between(double from, double to) const;
  /// The line nearest to a distance, none farther than `within`.
  [[nodiscard]] const SideLine* lineAt(double out, double within) const;
};

/// The plane on which an outline lies, in millimetres that are right but for a tenth: nobody knows yet
/// whether it is a card's or a frame's.
class RoughPlane {
 public:
  explicit RoughPlane(const Quad& outline);
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }
  [[nodiscard]] double pixelsPerMm() const { return pixelsPerMm_; }
  [[nodiscard]] cv::Point2f at(double x, double y) const;
  /// `along` 0..1 on a side, `out` millimetres outside of it.
  [[nodiscard]] cv::Point2f beside(std::size_t side, double along, double out) const;
  /// The outline with each side so far outward.
  [[nodiscard]] Quad grown(const std::array<double, 4>& out) const;

 private:
  double width_ = 0, height_ = 0, pixelsPerMm_ = 1;
  cv::Matx33d toImage_;
};

/// Looks along all of a side, so that an edge hardly seen at any one place is seen. `image` is 8-bit BGR,
/// `grain` as for fitOutline().
Beside lookBeside(const cv::Mat& image, const RoughPlane& plane, std::size_t side, double grain);

}  // namespace lk::vision
