// Fits the four straight sides of a card to the edges in the image, finer than a pixel.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Steps (grey levels) that the picture's noise and the table's grain make: smaller ones are no edges. At
/// most 20.
double grainOf(const cv::Mat& image);

struct FittedOutline {
  Quad corners{};
  std::array<double, 4> support{};  // per side: share of its length at which a straight edge is seen, 0..1
  double contrast = 0;              // median step across the sides, in grey levels
};

/// Moves every side of `rough` to the straightest strong edge within `reach` pixels of it. `image` is 8-bit
/// BGR. A side without an edge stays where it was, with little support.
FittedOutline fitOutline(const cv::Mat& image, const Quad& rough, double reach, double grain);

/// Whether there is any edge within `reach` pixels of a place on a side; `outward`: of length 1, across the
/// side. Where there is none no line through the place is seen: the cheapest look of all.
bool hasEdge(const cv::Mat& image, cv::Point2f at, cv::Point2f outward, double reach, double grain);

/// Moves the line to the straightest strong edge within `reach` pixels, over its whole length, ends included.
/// Returns the share of its length at which that edge is seen.
double straightEdge(const cv::Mat& image, cv::Point2f& from, cv::Point2f& to, double reach, double grain);

/// The same for a line of which a third may be enough to be seen, and place by place how strong the edge on
/// the moved line is, in grey levels; 0 where none is. A line without a straight edge stays where it was.
std::vector<double> edgeAlong(const cv::Mat& image, cv::Point2f& from, cv::Point2f& to, double reach,
                              double grain, int places);

}  // namespace lk::vision
