#include "vision/core/quad_geometry.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

std::vector<cv::Point2f> points(const Quad& quad) {
  return {quad.begin(), quad.end()};
}

cv::Point2f centreOf(const Quad& quad) {
  return (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25f;
}

double areaOf(const Quad& quad) {
  return std::abs(cv::contourArea(points(quad)));
}

double shortSideOf(const Quad& quad) {
  const double a = (cv::norm(quad[1] - quad[0]) + cv::norm(quad[3] - quad[2])) / 2;
  const double b = (cv::norm(quad[2] - quad[1]) + cv::norm(quad[0] - quad[3])) / 2;
  return std::min(a, b);
}

bool holds(const Quad& quad, cv::Point2f point) {
  return cv::pointPolygonTest(points(quad), point, false) >= 0;
}

double overlap(const Quad& a, const Quad& b) {
  if ((cv::boundingRect(points(a)) & cv::boundingRect(points(b))).empty()) return 0;
  std::vector<cv::Point2f> common;
  const double shared = cv::intersectConvexConvex(points(a), points(b), common);
  const double joint = areaOf(a) + areaOf(b) - shared;
  return joint > 0 ? shared / joint : 0;
}

cv::Rect boxAround(const Quad& quad, int margin, cv::Size size) {
  const cv::Rect box = cv::boundingRect(points(quad));
  return cv::Rect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin) &
         cv::Rect({}, size);
}

Quad startingAt(const Quad& quad, int steps) {
  Quad result = quad;
  std::rotate(result.begin(), result.begin() + steps % 4, result.end());
  return result;
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

void paintQuad(cv::Mat& mask, const Quad& quad, double grow) {
  std::vector<cv::Point> corners;
  for (const cv::Point2f& p : grown(quad, grow)) corners.emplace_back(p);
  cv::fillConvexPoly(mask, corners, cv::Scalar(255));
}

}  // namespace lk::vision
