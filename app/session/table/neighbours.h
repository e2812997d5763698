// Computes what lies on and next to what, in millimetres of the mat.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::app {

using QuadMm = std::array<cv::Point2d, 4>;

/// A thing at rest. `id` is the tracker's id; `on` holds ids, too.
struct RestingShape {
  int id = 0;
  std::string zone;
  QuadMm corners{};
  std::vector<int> on;
};

/// A neighbour of a thing.
struct NearbyPlacement {
  std::size_t which = 0;  // index into the list
  double mm = 0;          // between the nearest edges; 0 if they overlap
};

struct Surrounding {
  int order = 0;  // position in its zone, from 1: in rows from the mat's upper edge, each from left to right
  std::vector<NearbyPlacement> on;
  std::vector<NearbyPlacement> beside;  // everything else, what lies on it included; the nearest first
};

/// Returns one entry per entry of `all`. Things farther away than `besideMm` are left out.
std::vector<Surrounding> neighboursOf(const std::vector<RestingShape>& all, double besideMm);

/// Returns the distance in millimetres between the nearest edges of two convex quads; 0 if they overlap.
double gapBetween(const QuadMm& a, const QuadMm& b);

}  // namespace lk::app
