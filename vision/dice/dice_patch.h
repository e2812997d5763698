// What the nets are shown of a die that was found.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// A square part of a picture.
struct PatchPlace {
  cv::Point2f middle;  // pixels; inside the picture
  float width = 0;     // pixels
  float turn = 0;      // of what is seen in the patch against the picture; radians, clockwise
};

/// 8-bit BGR, `pixels` wide.
cv::Mat patchAt(const cv::Mat& bgr, const PatchPlace& place, int pixels);

/// The same of single pixels, not of means: for pictures hardly finer than the patch.
cv::Mat sampledAt(const cv::Mat& bgr, const PatchPlace& place, int pixels);

/// Without its mean, in units of its spread.
cv::Mat3f levelled(const cv::Mat& patch);

inline constexpr int kSides = 8;
/// From one of kSides sides: turned by quarters clockwise; from the fifth on mirrored, too.
cv::Mat3f viewed(const cv::Mat3f& patch, int side);

}  // namespace lk::vision
