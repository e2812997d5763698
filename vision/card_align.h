// Lays a look over a reference as exactly as a homography can: what the outline's corners got wrong is put
// right.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision {

/// `seen` (a look, CV_8SC4) redrawn so that it lies over `reference` best; starts from `shift` pixels.
/// Corners move by a few pixels of the look at most.
cv::Mat alignedTo(const cv::Mat& reference, const cv::Mat& seen, cv::Point2f shift);

}  // namespace lk::vision
