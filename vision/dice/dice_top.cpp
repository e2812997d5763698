#include "vision/dice/dice_top.h"

#include <algorithm>
#include <cmath>

#include "vision/dice/dice_net.h"
#include "vision/dice/dice_patch.h"

namespace lk::vision {

namespace {

struct View {
  float scale;  // of the square shown, relative to the net's own
  float up;     // shift of its centre, sides of the die
  int side;     // see viewed(); never turned, only mirrored
};
constexpr int kMirrored = 4;
// The proposer may have seen only the nearest side of a leaning die: the second view is of what is above it.
constexpr std::array kViews{View{1, 0, 0}, View{1.25F, 0.12F, kMirrored}, View{1.15F, 0, 0},
                            View{0.87F, 0, kMirrored}};
// Of a side alone the proposer gives half the body's height.
constexpr std::array kAbove{View{1.5F, 0.4F, kMirrored}, View{1.25F, 0.6F, 0}};
constexpr int kMinViews = 2;
constexpr double kPlain = 0.99;  // mean probability from which no further view is needed

std::array<double, 8> seenIn(const View& view, const Pyramid& picture, cv::Point2f centre, float side) {
  const cv::Point2f at(centre.x, std::max(centre.y - view.up * side, 0.F));
  const cv::Mat3f patch = levelled(patchAt(picture, {at, kTopReach * view.scale * side, 0}, kTopPatch));
  return runTop(viewed(patch, view.side));
}

}  // namespace

std::array<double, 8> readUppermost(const Pyramid& picture, cv::Point2f centre, float side) {
  std::array<double, 8> sum{}, mean{};
  int count = 0;
  for (const View& view : kViews) {
    const std::array<double, 8> logs = seenIn(view, picture, centre, side);
    ++count;
    for (std::size_t i = 0; i < 8; ++i) mean[i] = (sum[i] += logs[i]) / count;
    if (count >= kMinViews && *std::max_element(mean.begin(), mean.end()) > std::log(kPlain)) break;
  }
  return mean;
}

double chanceOfOtherAbove(const Pyramid& picture, cv::Point2f centre, float side, int value) {
  double most = std::log(0.0);
  for (const View& view : kAbove) {
    const std::array<double, 8> logs = seenIn(view, picture, centre, side);
    for (int other = 1; other <= 6; ++other)
      if (other != value) most = std::max(most, logs[static_cast<std::size_t>(other)]);
  }
  return std::exp(most);
}

}  // namespace lk::vision
