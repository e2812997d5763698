#include "vision/cards/find/outline_search.h"

#include "vision/core/quad_geometry.h"

namespace lk::vision {

bool isIgnored(const cv::Mat& ignore, const Quad& quad) {
  if (ignore.empty()) return false;
  const cv::Point centre = centreOf(quad);
  return cv::Rect({}, ignore.size()).contains(centre) && ignore.at<std::uint8_t>(centre) != 0;
}

bool isInside(const Quad& quad, cv::Size size) {
  const float slack = 0.01F * static_cast<float>(std::max(size.width, size.height));
  return std::all_of(quad.begin(), quad.end(), [&](cv::Point2f p) {
    return p.x > -slack && p.y > -slack && p.x < static_cast<float>(size.width) + slack &&
           p.y < static_cast<float>(size.height) + slack;
  });
}

}  // namespace lk::vision
