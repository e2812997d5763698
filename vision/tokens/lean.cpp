#include "vision/tokens/lean.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {

namespace {

// Focal length of phones and webcams, in widths of the picture. Another lens errs by as much as its angle.
constexpr double kFocal = 0.8;

}  // namespace

cv::Point2d leanAt(const SheetSighting& sheet, cv::Size picture, cv::Point2d mm) {
  const double focal = kFocal * std::max(picture.width, picture.height);
  const cv::Matx33d toRays(1 / focal, 0, -picture.width / (2 * focal), 0, 1 / focal,
                           -picture.height / (2 * focal), 0, 0, 1);
  const cv::Matx33d pose = toRays * sheet.toImage;
  cv::Vec3d across(pose(0, 0), pose(1, 0), pose(2, 0)), down(pose(0, 1), pose(1, 1), pose(2, 1));
  cv::Vec3d origin(pose(0, 2), pose(1, 2), pose(2, 2));
  const double scale = (cv::norm(across) + cv::norm(down)) / 2;
  if (scale == 0) return {};
  across /= scale;
  down /= scale;
  origin /= scale;
  const double height = std::abs(across.cross(down).dot(origin));
  const cv::Point2d below(-across.dot(origin), -down.dot(origin));  // the place under the camera
  return height > 1 ? (mm - below) / height : cv::Point2d();
}

}  // namespace lk::vision
