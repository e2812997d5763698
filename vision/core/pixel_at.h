// The pixel nearest to a point.
#pragma once

#include <algorithm>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Returns the pixel of an 8-bit BGR image nearest to `p`, which may lie outside the image.
inline cv::Vec3b pixelAt(const cv::Mat& image, cv::Point2f p) {
  return image.at<cv::Vec3b>(std::clamp(cvRound(p.y), 0, image.rows - 1),
                             std::clamp(cvRound(p.x), 0, image.cols - 1));
}

}  // namespace lk::vision
