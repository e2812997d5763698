// Cuts out and normalises the patches that the nets see of a die.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/pyramid.h"

namespace lk::vision {

/// A square part of an image.
struct PatchPlace {
  cv::Point2f middle;  // pixels; inside the image
  float width = 0;     // pixels
  float turn = 0;      // rotation of the patch against the image; radians, clockwise
};

/// Returns the patch as 8-bit BGR, `pixels` wide, by averaging.
cv::Mat patchAt(const Pyramid& picture, const PatchPlace& place, int pixels);

/// Returns the patch by sampling single pixels, for images hardly finer than the patch.
cv::Mat sampledAt(const cv::Mat& bgr, const PatchPlace& place, int pixels);

/// Returns the patch minus its mean, divided by its standard deviation + 8.
cv::Mat3f levelled(const cv::Mat& patch);

inline constexpr int kSides = 8;
/// Returns one of kSides views: rotated clockwise by quarter turns; from the fifth on also mirrored.
cv::Mat3f viewed(const cv::Mat3f& patch, int side);

}  // namespace lk::vision
