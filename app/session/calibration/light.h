// What is to be said about the light in a picture and its sharpness, whatever lies on the table.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::app {

/// Brightness of the paper in it: the level below which 98 of 100 pixels of `where` lie, 0..255. All of the
/// picture when `where` (8-bit mask) is empty.
double paperLevel(const cv::Mat& grey, const cv::Mat& where);

/// Places so bright that no print is left (every channel at its end), each as the box around it; those
/// smaller than `leastPixels` are left out, and places in `ignore` (8-bit mask, may be empty).
std::vector<cv::Rect> overexposedPlaces(const cv::Mat& bgr, double leastPixels, const cv::Mat& ignore);

/// How wide the sharpest edges in `where` are, in pixels, as the sigma of a blur: about 0.6 for a sharp
/// picture. 0 when there is no edge to tell it by.
double blurPixels(const cv::Mat& grey, const cv::Rect& where);

}  // namespace lk::app
