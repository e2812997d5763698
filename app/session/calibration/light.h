// Measures light and sharpness of a picture, independent of what lies on the table.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::app {

/// Returns the brightness of paper in a picture: the 98th percentile of the grey levels (0..255) of the
/// pixels in `where` (8-bit mask). An empty mask means the whole picture.
double paperLevel(const cv::Mat& grey, const cv::Mat& where);

/// Returns the bounding boxes of overexposed regions, in which no print is visible (every channel saturated).
/// Regions smaller than `leastPixels` and pixels in `ignore` (8-bit mask, may be empty) are left out.
std::vector<cv::Rect> overexposedPlaces(const cv::Mat& bgr, double leastPixels, const cv::Mat& ignore);

/// Returns the width of the sharpest edges in `where`, in pixels, as the sigma of a blur: about 0.6 for a
/// sharp picture. Returns 0 if there is no edge to measure.
double blurPixels(const cv::Mat& grey, const cv::Rect& where);

}  // namespace lk::app
