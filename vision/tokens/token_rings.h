// Finds the closed dark rings of printed tokens in a rectified view.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Pixels of the rectified view for a millimetre of the sheet.
inline constexpr double kTokenPixels = 3;

/// Returns the logarithm of how light the sheet is, seen from above, kTokenPixels a millimetre (32-bit
/// float). Red ink counts as dark as black. `toImage` maps millimetres to pixels of `bgr`.
cv::Mat lightSeenFromAbove(const cv::Mat& bgr, const cv::Matx33d& toImage, cv::Size2d size);

/// Returns the middles of everything that has a dark ring between lighter ones there, as a token of `radius`
/// pixels has. Surest first, none nearer to another than most of a radius.
std::vector<cv::Point2d> findRings(const cv::Mat& light, double radius);

/// Directions around a token in which its rim is looked at, clockwise from upright.
inline constexpr int kDirections = 92;
/// Returns the light at `radius` pixels from `middle` in that direction; 0 outside the view.
double lightAt(const cv::Mat& light, cv::Point2d middle, double radius, int direction);

}  // namespace lk::vision
