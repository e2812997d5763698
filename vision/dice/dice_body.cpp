#include "vision/dice/dice_body.h"

#include <algorithm>
#include <cmath>

#include "vision/dice/dice_net.h"
#include "vision/dice/dice_patch.h"

namespace lk::vision {

namespace {

constexpr float kPlainly = 4;  // log-odds, either sign, from which no further views are needed

}  // namespace

cv::Mat surroundings(const Pyramid& picture, const Quad& top, float reach, int pixels) {
  const cv::Size full = picture.full().size();
  const cv::Point2f along = top[1] - top[0];
  const cv::Point2f middle = (top[0] + top[2]) * 0.5F;
  const cv::Point2f inside(std::clamp(middle.x, 0.F, static_cast<float>(full.width - 1)),
                           std::clamp(middle.y, 0.F, static_cast<float>(full.height - 1)));
  const float side = std::max(static_cast<float>(cv::norm(along)), 1.F);
  return patchAt(picture, {inside, reach * side, -std::atan2(along.y, along.x)}, pixels);
}

double ownBodyChance(const Pyramid& picture, const Quad& top) {
  const cv::Mat3f patch = levelled(surroundings(picture, top, kBodyReach, kBodyPatch));
  float odds = runBody(patch);
  if (std::abs(odds) < kPlainly) {
    for (int side = 1; side < kSides; ++side) odds += runBody(viewed(patch, side));
    odds /= kSides;
  }
  return 1 / (1 + std::exp(-double{odds}));
}

}  // namespace lk::vision
