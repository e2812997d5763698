// Finds straight edges beside the sides of an outline, and the colours between them. The outline may be a
// card's edge or a frame printed on the card.
#pragma once

#include <array>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A straight edge beside a side: its distance outward in millimetres, and its edge support, 0..1.
struct SideLine {
  double out = 0, weight = 0;
};

/// Edges and colours beside one side, from inside outward.
struct Beside {
  std::vector<SideLine> lines;     // nearest to the card's centre first
  std::vector<cv::Vec3b> colours;  // medians along the side
  double stride = 1;               // millimetres between colours
  /// Returns the mean colour between two distances, without the blurred margins.
  [[nodiscard]] cv::Vec3d between(double from, double to) const;
  /// Returns the line with the most weight within `within` millimetres of a distance, or null.
  [[nodiscard]] const SideLine* lineAt(double out, double within) const;
};

/// The plane on which an outline lies. Its millimetres are accurate to a tenth, because it is not known yet
/// whether the outline is a card's or a frame's.
class RoughPlane {
 public:
  explicit RoughPlane(const Quad& outline);
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }
  [[nodiscard]] double pixelsPerMm() const { return pixelsPerMm_; }
  [[nodiscard]] cv::Point2f at(double x, double y) const;
  /// Returns the position `along` (0..1) a side and `out` millimetres outside it.
  [[nodiscard]] cv::Point2f beside(std::size_t side, double along, double out) const;
  /// Returns the outline with each side moved outward by that many millimetres.
  [[nodiscard]] Quad grown(const std::array<double, 4>& out) const;

 private:
  double width_ = 0, height_ = 0, pixelsPerMm_ = 1;
  cv::Matx33d toImage_;
};

/// Examines the whole length of a side, so that an edge too faint at any single position is found. `image` is
/// 8-bit BGR, `noiseLevel` as for fitOutline().
Beside lookBeside(const cv::Mat& image, const RoughPlane& plane, std::size_t side, double noiseLevel);

}  // namespace lk::vision
