// Fits the four straight sides of a card to edges in the image, with subpixel accuracy.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns the noise level: steps (grey levels) caused by image noise and table texture. Smaller steps are no
/// edges. At most 20.
double noiseLevelOf(const cv::Mat& image);

struct FittedOutline {
  Quad corners{};
  /// Edge support per side: fraction of its length with a straight edge, 0..1.
  std::array<double, 4> support{};
  double contrast = 0;  // median step across the sides, grey levels
};

/// Moves each side of `rough` to the straightest strong edge within `reach` pixels. `image` is 8-bit BGR,
/// `noiseLevel` its noise level. A side without an edge keeps its place and has little support.
FittedOutline fitOutline(const cv::Mat& image, const Quad& rough, double reach, double noiseLevel);

/// True if there is any edge within `reach` pixels of a position on a side. `outward` is the unit vector
/// across the side. A cheap test: without an edge here no line can pass through this position.
bool hasEdge(const cv::Mat& image, cv::Point2f at, cv::Point2f outward, double reach, double noiseLevel);

/// Moves a line to the straightest strong edge within `reach` pixels, ends included. Returns the fraction of
/// its length with that edge, 0..1.
double straightEdge(const cv::Mat& image, cv::Point2f& from, cv::Point2f& to, double reach,
                    double noiseLevel);

/// Moves a line like straightEdge(), but a visible third of it is enough. Returns the strength of the edge at
/// `places` positions along the line, grey levels, 0 where there is none. A line without a straight edge
/// keeps its place.
std::vector<double> edgeAlong(const cv::Mat& image, cv::Point2f& from, cv::Point2f& to, double reach,
                              double noiseLevel, int places);

}  // namespace lk::vision
