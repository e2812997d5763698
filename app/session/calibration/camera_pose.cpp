#include "app/session/calibration/camera_pose.h"

#include <algorithm>
#include <cmath>

namespace lk::app {

namespace {

const double kUsualFocal = 0.5 / std::tan(59.0 / 2 * CV_PI / 180);  // in picture widths
constexpr double kMinFocal = 0.5, kMaxFocal = 2.5;
constexpr double kMinSpan = 0.5;          // of the width: smaller sheets show too little perspective
constexpr double kMinPerspective = 0.06;  // across the picture; below this no focal length can be computed

/// Method: Zhang, A Flexible New Technique for Camera Calibration (2000), section 3.1, for square pixels: the
/// axes of the sheet are perpendicular and have equal scale.
std::optional<double> focalOf(const cv::Matx33d& h, double width) {
  const double a1 = h(0, 0) * h(0, 1) + h(1, 0) * h(1, 1);
  const double a2 = h(0, 0) * h(0, 0) + h(1, 0) * h(1, 0) - h(0, 1) * h(0, 1) - h(1, 1) * h(1, 1);
  const double b1 = h(2, 0) * h(2, 1);
  const double b2 = h(2, 0) * h(2, 0) - h(2, 1) * h(2, 1);
  const double square = -(a1 * a1 + a2 * a2) / (a1 * b1 + a2 * b2);
  if (!(square > 0)) return std::nullopt;
  const double focal = std::sqrt(square);
  if (focal < kMinFocal * width || focal > kMaxFocal * width) return std::nullopt;
  return focal;
}

}  // namespace

std::optional<CameraPose> cameraPose(const vision::SheetSighting& sheet, cv::Size picture) {
  const cv::Matx33d centred(1, 0, -picture.width / 2.0, 0, 1, -picture.height / 2.0, 0, 0, 1);
  const cv::Matx33d h = centred * sheet.toImage;
  const double scale = std::hypot(h(0, 0), h(1, 0));
  if (!(scale > 0)) return std::nullopt;
  const double perspective = std::hypot(h(2, 0), h(2, 1)) * picture.width / scale;
  std::optional<double> focal;
  const double span =
      std::max(cv::norm(sheet.corners[2] - sheet.corners[0]), cv::norm(sheet.corners[3] - sheet.corners[1]));
  if (perspective > kMinPerspective && span > kMinSpan * picture.width) focal = focalOf(h, picture.width);

  CameraPose pose;
  pose.focalPx = focal.value_or(kUsualFocal * picture.width);
  const cv::Matx33d rays = cv::Matx33d::diag({1 / pose.focalPx, 1 / pose.focalPx, 1}) * h;
  cv::Vec3d x(rays(0, 0), rays(1, 0), rays(2, 0)), y(rays(0, 1), rays(1, 1), rays(2, 1));
  const double length = (cv::norm(x) + cv::norm(y)) / 2;
  if (!(length > 0)) return std::nullopt;
  const cv::Vec3d origin(rays(0, 2) / length, rays(1, 2) / length, rays(2, 2) / length);
  cv::Vec3d normal = x.cross(y);
  if (!(cv::norm(normal) > 0)) return std::nullopt;
  normal /= cv::norm(normal);
  const double down = std::abs(normal[2]);
  if (down < 0.1) return std::nullopt;
  pose.tiltDeg = std::acos(std::min(1.0, down)) * 180 / CV_PI;
  pose.distanceMm = std::abs(normal.dot(origin)) / down;
  return pose;
}

}  // namespace lk::app
