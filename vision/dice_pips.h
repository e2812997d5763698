// Pips: small round spots of one colour on another, of either polarity and any size.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// A compact elliptical spot. Pixels of the searched image; colours are Lab with L, a, b each on a scale of
/// 0..255.
struct Pip {
  cv::Point2f centre;
  float radius = 0;     // geometric mean of the half axes
  float flatness = 1;   // short over long axis, 0..1
  float ragged = 0;     // rms deviation of the outline from its ellipse, in radii
  float ringNoise = 0;  // spread of the colour around the spot, in contrasts
  float contrast = 0;   // colour distance between spot and surround
  cv::Vec3f inside;
  cv::Vec3f around;
};

struct PipSearch {
  float minRadius = 1.6F;
  float maxRadius = 12;
};

/// Spots in a float Lab image (CV_32FC3), without duplicates.
std::vector<Pip> findPips(const cv::Mat3f& lab, const PipSearch& search);

/// Colour at a fractional position, bilinear; clamped at the image's edge.
cv::Vec3f colourAt(const cv::Mat3f& image, cv::Point2f at);

}  // namespace lk::vision
