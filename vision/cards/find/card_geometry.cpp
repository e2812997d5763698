#include "vision/cards/find/card_geometry.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {
namespace {

double cross(cv::Point2f a, cv::Point2f b) {
  return static_cast<double>(a.x) * b.y - static_cast<double>(a.y) * b.x;
}

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

// What lies inside the clockwise `clip`, side after side; OpenCV's own intersection errs on nearly equal
// outlines.
double clippedArea(std::vector<cv::Point2f> polygon, const Quad& clip) {
  for (std::size_t i = 0; i < 4 && !polygon.empty(); ++i) {
    const cv::Point2f from = clip[i];
    const cv::Point2f side = clip[(i + 1) % 4] - from;
    std::vector<cv::Point2f> inside;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
      const cv::Point2f p = polygon[k];
      const cv::Point2f q = polygon[(k + 1) % polygon.size()];
      const double atP = cross(side, p - from);
      const double atQ = cross(side, q - from);
      if (atP >= 0) inside.push_back(p);
      if ((atP >= 0) != (atQ >= 0)) inside.push_back(p + (q - p) * static_cast<float>(atP / (atP - atQ)));
    }
    polygon = std::move(inside);
  }
  double twice = 0;
  for (std::size_t k = 0; k < polygon.size(); ++k)
    twice += cross(polygon[k], polygon[(k + 1) % polygon.size()]);
  return std::abs(twice) / 2;
}

}  // namespace

double quadArea(const Quad& quad) {
  return std::abs(cross(quad[2] - quad[0], quad[3] - quad[1])) / 2;
}

cv::Point2f quadCentre(const Quad& quad) {
  return (quad[0] + quad[1] + quad[2] + quad[3]) / 4;
}

cv::Size2f quadSides(const Quad& quad) {
  return {static_cast<float>((cv::norm(quad[1] - quad[0]) + cv::norm(quad[2] - quad[3])) / 2),
          static_cast<float>((cv::norm(quad[2] - quad[1]) + cv::norm(quad[3] - quad[0])) / 2)};
}

bool contains(const Quad& quad, cv::Point2f point) {
  for (std::size_t i = 0; i < 4; ++i)
    if (cross(quad[(i + 1) % 4] - quad[i], point - quad[i]) < 0) return false;
  return true;
}

double sharedOfSmaller(const Quad& a, const Quad& b) {
  const std::vector<cv::Point2f> first(a.begin(), a.end());
  const cv::Rect2f boxA = cv::boundingRect(first);
  const cv::Rect2f boxB = cv::boundingRect(std::vector<cv::Point2f>(b.begin(), b.end()));
  if ((boxA & boxB).area() <= 0) return 0;
  return clippedArea(first, b) / std::max(1e-6, std::min(quadArea(a), quadArea(b)));
}

Quad fromTopLeft(const Quad& quad) {
  Quad clockwise = quad;
  if (cross(quad[1] - quad[0], quad[2] - quad[1]) < 0) std::swap(clockwise[1], clockwise[3]);
  const auto nearest = std::min_element(clockwise.begin(), clockwise.end(),
                                        [](auto a, auto b) { return a.x + a.y < b.x + b.y; });
  std::rotate(clockwise.begin(), nearest, clockwise.end());
  return clockwise;
}

Quad turned(const Quad& quad, int quarters) {
  Quad result;
  for (int i = 0; i < 4; ++i)
    result[static_cast<std::size_t>(i)] = quad[static_cast<std::size_t>((i + quarters) & 3)];
  return result;
}

Quad portrait(const Quad& quad) {
  const cv::Size2f sides = quadSides(quad);
  return sides.width <= sides.height ? quad : turned(quad, 1);
}

Quad mapped(const cv::Matx33d& h, const Quad& quad) {
  Quad result;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Vec3d p = h * cv::Vec3d(quad[i].x, quad[i].y, 1);
    result[i] = cv::Point2d(p[0] / p[2], p[1] / p[2]);
  }
  return result;
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

bool nearlySameQuad(const Quad& a, const Quad& b, double share) {
  const double most = share * share * quadArea(a);
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2f apart = a[i] - b[i];
    if (apart.ddot(apart) > most) return false;
  }
  return true;
}

bool isConvex(const Quad& quad) {
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2f a = quad[(i + 1) % 4] - quad[i];
    const cv::Point2f b = quad[(i + 2) % 4] - quad[(i + 1) % 4];
    if (cross(a, b) <= 0.2 * cv::norm(a) * cv::norm(b)) return false;
  }
  return true;
}

Quad scaled(const Quad& quad, float factor) {
  Quad result = quad;
  for (cv::Point2f& corner : result)
    corner = (corner + cv::Point2f(0.5F, 0.5F)) * factor - cv::Point2f(0.5F, 0.5F);
  return result;
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
