// The stage's camera: converts between table millimetres and pixels.
#pragma once

#include <opencv2/core.hpp>

#include "stage/scene.h"

namespace lk::stage {

/// A pinhole camera above the table. Points are (x right, y towards seat A, z up) in millimetres. Pixels are
/// those of the picture; the centre of the first pixel is (0, 0).
class Camera {
 public:
  explicit Camera(const CameraSpec& spec);

  [[nodiscard]] cv::Point2d project(const cv::Vec3d& point) const;
  /// Returns the homography from (x, y) at height `z` to pixels.
  [[nodiscard]] cv::Matx33d plane(double z) const;
  /// Return the camera's position, and the direction of the ray through a pixel (not normalized).
  [[nodiscard]] cv::Vec3d position() const { return position_; }
  [[nodiscard]] cv::Vec3d ray(cv::Point2d pixel) const;
  [[nodiscard]] cv::Size size() const { return size_; }
  /// Returns the pixels per millimetre in the middle of the table.
  [[nodiscard]] double density() const { return density_; }

 private:
  cv::Size size_;
  cv::Vec3d position_, right_, down_, forward_;
  double focal_ = 1;
  cv::Point2d middle_;
  double density_ = 1;
};

}  // namespace lk::stage
