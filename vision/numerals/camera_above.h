// Where the camera is above a sheet.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// Millimetres of the sheet.
struct CameraAbove {
  cv::Point2d foot;   // the point of the sheet's plane straight below the camera
  double height = 0;  // of the camera above the plane
};

/// Returns where the camera is that sees the sheet so. `toImage` maps millimetres to pixels of an image of
/// that size. A lens of 66 degrees across the width is assumed; another one errs by the share that its focal
/// length differs, in the height and, as far as the camera leans, in the foot.
CameraAbove cameraAbove(const cv::Matx33d& toImage, cv::Size image);

/// Returns where a point `height` above a place of the sheet appears on the sheet's plane, and how much
/// larger what is there appears.
struct Appearance {
  cv::Point2d mm;
  double enlarged = 1;
};
Appearance appearanceOf(cv::Point2d mm, double height, const CameraAbove& camera);

}  // namespace lk::vision
