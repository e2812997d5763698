#include "quad_overlap.h"

#include <algorithm>
#include <cmath>

namespace lk::photo_scores {

namespace {

using Polygon = std::vector<cv::Point2d>;

double twiceSigned(const Polygon& polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const cv::Point2d &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    sum += a.x * b.y - a.y * b.x;
  }
  return sum;
}

/// Returns the polygon oriented so that its area is positive.
Polygon polygonOf(const vision::Quad& quad) {
  Polygon polygon(quad.begin(), quad.end());
  if (twiceSigned(polygon) < 0) std::reverse(polygon.begin(), polygon.end());
  return polygon;
}

/// Returns twice the area of the triangle, positive if `p` is on the inner side of a -> b.
double sideOf(const cv::Point2d& a, const cv::Point2d& b, const cv::Point2d& p) {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/// Keeps the part on the inner side of a -> b (Sutherland-Hodgman clipping).
Polygon cut(const Polygon& polygon, const cv::Point2d& a, const cv::Point2d& b) {
  Polygon kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const cv::Point2d &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    const double sp = sideOf(a, b, p), sq = sideOf(a, b, q);
    if (sp >= 0) kept.push_back(p);
    if ((sp > 0 && sq < 0) || (sp < 0 && sq > 0)) kept.push_back(p + (q - p) * (sp / (sp - sq)));
  }
  return kept;
}

}  // namespace

double areaOf(const vision::Quad& quad) {
  return twiceSigned(polygonOf(quad)) / 2;
}

cv::Point2f middleOf(const vision::Quad& quad) {
  return (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25F;
}

double sharedArea(const vision::Quad& a, const vision::Quad& b) {
  Polygon polygon = polygonOf(a);
  const Polygon edges = polygonOf(b);
  for (std::size_t i = 0; i < edges.size() && !polygon.empty(); ++i)
    polygon = cut(polygon, edges[i], edges[(i + 1) % edges.size()]);
  return polygon.size() < 3 ? 0 : std::abs(twiceSigned(polygon)) / 2;
}

double overlapOf(const vision::Quad& a, const vision::Quad& b) {
  const double shared = sharedArea(a, b);
  const double all = areaOf(a) + areaOf(b) - shared;
  return all > 0 ? shared / all : 0;
}

double cornerError(const vision::Quad& seen, const vision::Quad& truth) {
  double best = 1e9;
  for (std::size_t turn = 0; turn < 4; ++turn) {
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) sum += cv::norm(seen[(i + turn) % 4] - truth[i]);
    best = std::min(best, sum / 4);
  }
  const double diagonal = (cv::norm(truth[2] - truth[0]) + cv::norm(truth[3] - truth[1])) / 2;
  return diagonal > 0 ? best / diagonal : 1e9;
}

bool holds(const vision::Quad& quad, cv::Point2f point) {
  const Polygon edges = polygonOf(quad);
  for (std::size_t i = 0; i < edges.size(); ++i)
    if (sideOf(edges[i], edges[(i + 1) % edges.size()], point) < 0) return false;
  return true;
}

}  // namespace lk::photo_scores
