#include "stage/camera.h"

#include <cmath>

namespace lk::stage {

Camera::Camera(const CameraSpec& spec) : size_(spec.width, spec.height) {
  const double tilt = spec.tiltDeg * CV_PI / 180;
  const double turn = spec.turnDeg * CV_PI / 180;
  // The picture's up direction, projected onto the table: away from seat A, rotated.
  const cv::Vec3d ahead(std::sin(turn), -std::cos(turn), 0);
  right_ = {std::cos(turn), std::sin(turn), 0};
  forward_ = ahead * std::sin(tilt) + cv::Vec3d(0, 0, -std::cos(tilt));
  down_ = -ahead * std::cos(tilt) + cv::Vec3d(0, 0, -std::sin(tilt));
  position_ =
      cv::Vec3d(spec.centre.x, spec.centre.y, spec.heightMm) - ahead * (spec.heightMm * std::tan(tilt));
  focal_ = spec.width / 2.0 / std::tan(spec.fovDeg * CV_PI / 360);
  middle_ = {(spec.width - 1) / 2.0, (spec.height - 1) / 2.0};
  density_ = focal_ * std::cos(tilt) / spec.heightMm;
}

cv::Point2d Camera::project(const cv::Vec3d& point) const {
  const cv::Vec3d seen = point - position_;
  const double depth = seen.dot(forward_);
  return {focal_ * seen.dot(right_) / depth + middle_.x, focal_ * seen.dot(down_) / depth + middle_.y};
}

cv::Matx33d Camera::plane(double z) const {
  const cv::Matx33d intrinsic(focal_, 0, middle_.x, 0, focal_, middle_.y, 0, 0, 1);
  const cv::Vec3d origin = cv::Vec3d(0, 0, z) - position_;
  const cv::Matx33d place(right_[0], right_[1], right_.dot(origin),  //
                          down_[0], down_[1], down_.dot(origin),     //
                          forward_[0], forward_[1], forward_.dot(origin));
  return intrinsic * place;
}

cv::Vec3d Camera::ray(cv::Point2d pixel) const {
  return forward_ + right_ * ((pixel.x - middle_.x) / focal_) + down_ * ((pixel.y - middle_.y) / focal_);
}

}  // namespace lk::stage
