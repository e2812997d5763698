#include "vision/numerals/camera_above.h"

#include <cmath>

namespace lk::vision {

namespace {
constexpr double kFocal = 0.77;  // focal length in image widths: 66 degrees across
}

CameraAbove cameraAbove(const cv::Matx33d& toImage, cv::Size image) {
  const double focal = kFocal * image.width;
  const cv::Matx33d toRay(1 / focal, 0, -(image.width - 1) / 2.0 / focal, 0, 1 / focal,
                          -(image.height - 1) / 2.0 / focal, 0, 0, 1);
  const cv::Matx33d m = toRay * toImage;
  const cv::Vec3d a(m(0, 0), m(1, 0), m(2, 0)), b(m(0, 1), m(1, 1), m(2, 1)), c(m(0, 2), m(1, 2), m(2, 2));
  const double scale = 2 / (cv::norm(a) + cv::norm(b));
  const cv::Vec3d right = cv::normalize(a), normal = cv::normalize(a.cross(b)), down = normal.cross(right);
  const cv::Vec3d offset = c * scale;
  return {{-right.dot(offset), -down.dot(offset)}, std::abs(normal.dot(offset))};
}

Appearance appearanceOf(cv::Point2d mm, double height, const CameraAbove& camera) {
  const double enlarged = camera.height / (camera.height - height);
  return {camera.foot + (mm - camera.foot) * enlarged, enlarged};
}

}  // namespace lk::vision
