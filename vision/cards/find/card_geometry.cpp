#include "vision/cards/find/card_geometry.h"

#include <algorithm>
#include <cmath>

#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

// Ratio of the singular values of the affine map that takes a rectangle 1 x aspect to the parallelogram (u,
// v).
double foreshortening(cv::Point2f u, cv::Point2f v, double aspect) {
  const cv::Point2d a(u);
  const cv::Point2d b = cv::Point2d(v) * (1 / aspect);
  const double sum = a.dot(a) + b.dot(b);
  const double det = std::abs(a.cross(b));
  const double root = std::sqrt(std::max(0.0, sum * sum / 4 - det * det));
  const double larger = sum / 2 + root;
  return larger > 0 ? det / larger : 0;
}

}  // namespace

Quad portrait(const Quad& quad) {
  const cv::Size2f sides = sidesOf(quad);
  return sides.width <= sides.height ? quad : startingAt(quad, 1);
}

double turnOf(const Quad& corners) {
  const cv::Point2f up = (corners[0] + corners[1] - corners[2] - corners[3]) / 2;
  const double degrees = std::atan2(up.x, -up.y) * 180 / CV_PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

double narrowing(const Quad& quad) {
  double worst = 1;
  for (std::size_t i = 0; i < 2; ++i) {
    const double a = cv::norm(quad[i + 1] - quad[i]);
    const double b = cv::norm(quad[(i + 3) % 4] - quad[i + 2]);
    worst = std::max(worst, std::max(a, b) / std::max(1e-6, std::min(a, b)));
  }
  return worst;
}

double tiltCosine(const Quad& quad, double lowest, double highest) {
  const cv::Point2f along = (quad[1] - quad[0] + quad[2] - quad[3]) / 2;
  const cv::Point2f down = (quad[2] - quad[1] + quad[3] - quad[0]) / 2;
  double best = 0;
  constexpr int kSteps = 8;
  for (int i = 0; i <= kSteps; ++i) {
    const double aspect = lowest + (highest - lowest) * i / kSteps;
    best = std::max({best, foreshortening(along, down, aspect), foreshortening(down, along, aspect)});
  }
  return best;
}

}  // namespace lk::vision
