#include "app/session/table/neighbours.h"

#include <algorithm>
#include <limits>

#include <opencv2/imgproc.hpp>

namespace lk::app {

namespace {

/// Cards are in one row if their centres differ by less than this in y: half a card's height.
constexpr double kRowMm = 44;

cv::Point2d middleOf(const QuadMm& quad) {
  return (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25;
}

double distance(cv::Point2d p, cv::Point2d a, cv::Point2d b) {
  const cv::Point2d along = b - a;
  const double length = along.dot(along);
  const double t = length > 0 ? std::clamp((p - a).dot(along) / length, 0.0, 1.0) : 0.0;
  return cv::norm(p - (a + t * along));
}

bool overlap(const QuadMm& a, const QuadMm& b) {
  const std::vector<cv::Point2f> one(a.begin(), a.end()), other(b.begin(), b.end());
  std::vector<cv::Point2f> shared;
  return cv::intersectConvexConvex(one, other, shared) > 0;
}

bool liesOn(const RestingShape& upper, const RestingShape& lower) {
  return std::find(upper.on.begin(), upper.on.end(), lower.id) != upper.on.end();
}

void putInOrder(const std::vector<RestingShape>& all, std::vector<Surrounding>& around) {
  std::vector<std::size_t> places(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) places[i] = i;
  std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    if (all[a].zone != all[b].zone) return all[a].zone < all[b].zone;
    return middleOf(all[a].corners).y < middleOf(all[b].corners).y;
  });
  const auto fromTheLeft = [&](std::size_t a, std::size_t b) {
    return middleOf(all[a].corners).x < middleOf(all[b].corners).x;
  };
  int order = 0;
  for (auto row = places.begin(); row != places.end();) {
    const RestingShape& first = all[*row];
    if (row == places.begin() || all[*(row - 1)].zone != first.zone) order = 0;
    const auto end = std::find_if(row, places.end(), [&](std::size_t place) {
      return all[place].zone != first.zone ||
             middleOf(all[place].corners).y >= middleOf(first.corners).y + kRowMm;
    });
    std::stable_sort(row, end, fromTheLeft);
    for (; row != end; ++row) around[*row].order = ++order;
  }
}

}  // namespace

double gapBetween(const QuadMm& a, const QuadMm& b) {
  if (overlap(a, b)) return 0;
  double least = std::numeric_limits<double>::max();
  for (std::size_t corner = 0; corner < 4; ++corner)
    for (std::size_t side = 0; side < 4; ++side) {
      least = std::min(least, distance(a[corner], b[side], b[(side + 1) % 4]));
      least = std::min(least, distance(b[corner], a[side], a[(side + 1) % 4]));
    }
  return least;
}

std::vector<Surrounding> neighboursOf(const std::vector<RestingShape>& all, double besideMm) {
  std::vector<Surrounding> around(all.size());
  putInOrder(all, around);
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t other = 0; other < all.size(); ++other) {
      if (other == i) continue;
      if (liesOn(all[i], all[other])) {
        around[i].on.push_back({other, 0});
      } else {
        const double mm = liesOn(all[other], all[i]) ? 0 : gapBetween(all[i].corners, all[other].corners);
        if (mm <= besideMm) around[i].beside.push_back({other, mm});
      }
    }
    std::stable_sort(around[i].beside.begin(), around[i].beside.end(),
                     [](const NearbyPlacement& a, const NearbyPlacement& b) { return a.mm < b.mm; });
  }
  return around;
}

}  // namespace lk::app
