// What lies on and beside what, in millimetres of the mat.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::app {

using QuadMm = std::array<cv::Point2d, 4>;

/// Where something lies. `id` is the tracker's; `on` are ids, too.
struct RestingShape {
  int id = 0;
  std::string zone;
  QuadMm corners{};
  std::vector<int> on;
};

/// One of those that lie around another.
struct NearbyPlacement {
  std::size_t which = 0;  // its place in the list
  double mm = 0;          // between the nearest edges; 0: they overlap
};

struct Surrounding {
  int order = 0;  // in its zone, from 1: row by row from the mat's upper edge, each from the left
  std::vector<NearbyPlacement> on;
  std::vector<NearbyPlacement> beside;  // not on it, nor under it; the nearest first
};

/// In step with `all`; whoever lies farther off than `besideMm` is left out.
std::vector<Surrounding> neighboursOf(const std::vector<RestingShape>& all, double besideMm);

/// Millimetres between the nearest edges of two convex places; 0 where they overlap.
double gapBetween(const QuadMm& a, const QuadMm& b);

}  // namespace lk::app
