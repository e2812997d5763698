#include "app/develop/bench/true_scene.h"

#include <algorithm>
#include <cmath>

namespace lk::app {

vision::Quad trueCorners(const Json& corners) {
  vision::Quad quad;
  for (std::size_t i = 0; i < quad.size(); ++i) {
    const auto& corner = corners.items()[i].items();
    quad[i] = cv::Point2d(corner[0].asDouble(), corner[1].asDouble());
  }
  return quad;
}

std::string trueKey(const Json& card) {
  std::string key = card["id"].asString();
  if (card["face"].asString() != "up") key.insert(key.find('/') + 1, "back_");
  return key;
}

double turnBetween(double a, double b) {
  const double far = std::fmod(std::abs(a - b), 360.0);
  return std::min(far, 360 - far);
}

}  // namespace lk::app
