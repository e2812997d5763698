#include "vision/core/quad_geometry.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {
namespace {

double cross(cv::Point2f a, cv::Point2f b) {
  return static_cast<double>(a.x) * b.y - static_cast<double>(a.y) * b.x;
}

// Returns 1 if the corners run clockwise as expected, and -1 if they are mirrored.
double sense(const Quad& quad) {
  return cross(quad[2] - quad[0], quad[3] - quad[1]) < 0 ? -1 : 1;
}

// Returns the area inside `clip`, by clipping at one side after another. OpenCV's intersection fails on
// nearly equal outlines.
double clippedArea(std::vector<cv::Point2f> polygon, const Quad& clip) {
  const double way = sense(clip);
  for (std::size_t i = 0; i < 4 && !polygon.empty(); ++i) {
    const cv::Point2f from = clip[i];
    const cv::Point2f side = clip[(i + 1) % 4] - from;
    std::vector<cv::Point2f> inside;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
      const cv::Point2f p = polygon[k];
      const cv::Point2f q = polygon[(k + 1) % polygon.size()];
      const double atP = way * cross(side, p - from);
      const double atQ = way * cross(side, q - from);
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

double sharedArea(const Quad& a, const Quad& b) {
  const cv::Rect2f boxA = cv::boundingRect(points(a));
  const cv::Rect2f boxB = cv::boundingRect(points(b));
  return (boxA & boxB).area() > 0 ? clippedArea(points(a), b) : 0;
}

}  // namespace

cv::Point2f centreOf(const Quad& quad) {
  return (quad[0] + quad[1] + quad[2] + quad[3]) / 4;
}

double areaOf(const Quad& quad) {
  return std::abs(cross(quad[2] - quad[0], quad[3] - quad[1])) / 2;
}

cv::Size2f sidesOf(const Quad& quad) {
  return {static_cast<float>((cv::norm(quad[1] - quad[0]) + cv::norm(quad[2] - quad[3])) / 2),
          static_cast<float>((cv::norm(quad[2] - quad[1]) + cv::norm(quad[3] - quad[0])) / 2)};
}

double shortSideOf(const Quad& quad) {
  const double a = (cv::norm(quad[1] - quad[0]) + cv::norm(quad[3] - quad[2])) / 2;
  const double b = (cv::norm(quad[2] - quad[1]) + cv::norm(quad[0] - quad[3])) / 2;
  return std::min(a, b);
}

std::vector<cv::Point2f> points(const Quad& quad) {
  return {quad.begin(), quad.end()};
}

cv::Rect boxAround(const Quad& quad, int margin, cv::Size size) {
  const cv::Rect box = cv::boundingRect(points(quad));
  return cv::Rect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin) &
         cv::Rect({}, size);
}

bool holds(const Quad& quad, cv::Point2f point) {
  const double way = sense(quad);
  for (std::size_t i = 0; i < 4; ++i)
    if (way * cross(quad[(i + 1) % 4] - quad[i], point - quad[i]) < 0) return false;
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

double overlap(const Quad& a, const Quad& b) {
  const double shared = sharedArea(a, b);
  const double joint = areaOf(a) + areaOf(b) - shared;
  return joint > 0 ? shared / joint : 0;
}

double overlapOfSmaller(const Quad& a, const Quad& b) {
  return sharedArea(a, b) / std::max(1e-6, std::min(areaOf(a), areaOf(b)));
}

bool nearlySame(const Quad& a, const Quad& b, double share) {
  const double most = share * share * areaOf(a);
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2f apart = a[i] - b[i];
    if (apart.ddot(apart) > most) return false;
  }
  return true;
}

cv::Point2d crossing(cv::Point2d a, cv::Point2d b, cv::Point2d c, cv::Point2d d, cv::Point2d fallback) {
  const cv::Point2d r = b - a;
  const cv::Point2d s = d - c;
  const double det = r.cross(s);
  if (std::abs(det) < 1e-6) return fallback;
  return a + r * ((c - a).cross(s) / det);
}

Quad startingAt(const Quad& quad, int steps) {
  Quad result;
  for (int i = 0; i < 4; ++i)
    result[static_cast<std::size_t>(i)] = quad[static_cast<std::size_t>((i + steps) & 3)];
  return result;
}

Quad fromTopLeft(const Quad& quad) {
  Quad clockwise = quad;
  if (cross(quad[1] - quad[0], quad[2] - quad[1]) < 0) std::swap(clockwise[1], clockwise[3]);
  const auto nearest = std::min_element(clockwise.begin(), clockwise.end(),
                                        [](auto a, auto b) { return a.x + a.y < b.x + b.y; });
  std::rotate(clockwise.begin(), nearest, clockwise.end());
  return clockwise;
}

Quad shifted(const Quad& quad, cv::Point2f by) {
  Quad result = quad;
  for (cv::Point2f& p : result) p += by;
  return result;
}

Quad grown(const Quad& quad, double by) {
  const cv::Point2f centre = centreOf(quad);
  Quad result{};
  for (size_t i = 0; i < 4; ++i) result[i] = centre + (quad[i] - centre) * float(1 + by);
  return result;
}

Quad scaled(const Quad& quad, float factor) {
  Quad result = quad;
  for (cv::Point2f& corner : result)
    corner = (corner + cv::Point2f(0.5F, 0.5F)) * factor - cv::Point2f(0.5F, 0.5F);
  return result;
}

Quad mapped(const cv::Matx33d& h, const Quad& quad) {
  Quad result;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Vec3d p = h * cv::Vec3d(quad[i].x, quad[i].y, 1);
    result[i] = cv::Point2d(p[0] / p[2], p[1] / p[2]);
  }
  return result;
}

void paintQuad(cv::Mat& mask, const Quad& quad, double grow) {
  std::vector<cv::Point> corners;
  for (const cv::Point2f& p : grown(quad, grow)) corners.emplace_back(p);
  cv::fillConvexPoly(mask, corners, cv::Scalar(255));
}

}  // namespace lk::vision
