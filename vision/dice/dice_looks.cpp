#include "vision/dice/dice_looks.h"

#include <algorithm>
#include <cmath>

#include "vision/dice/dice_net.h"
#include "vision/dice/dice_patch.h"

namespace lk::vision {

namespace {

struct Look {
  float scale;  // scale of the square shown, relative to the die's
  float turn;   // radians
  int side;     // see viewed()
};
constexpr auto kEighth = static_cast<float>(CV_PI / 4);
constexpr std::array kLooks{Look{1, 0, 0},           Look{1.18F, 0, 1},       Look{0.85F, 0, 6},
                            Look{1, kEighth, 4},     Look{1.18F, 0, 7},       Look{1, 0, 2},
                            Look{0.85F, kEighth, 3}, Look{1.18F, kEighth, 5}, Look{1, 0, 5},
                            Look{1, kEighth, 1},     Look{0.85F, 0, 0},       Look{1.18F, 0, 3}};
constexpr int kMinSquares = 2;
constexpr double kPlain = 0.97;  // mean probability from which no further view is needed

}  // namespace

int FaceLooks::likeliest() const {
  return static_cast<int>(std::max_element(logChances.begin() + 1, logChances.begin() + 7) -
                          logChances.begin());
}

FaceLooks lookAtFace(const Pyramid& picture, cv::Point2f centre, float side, const Stages& stages) {
  FaceLooks looks;
  std::array<double, 8> sum{};
  for (const Look& look : kLooks) {
    const float width = kReaderReach * look.scale * side;
    const cv::Mat3f patch = levelled(patchAt(picture, {centre, width, look.turn}, kReaderPatch));
    const ReaderAnswer answer = runReader(viewed(patch, look.side));
    if (looks.count == 0) looks.top = topOf(answer, centre, width);
    ++looks.count;
    const std::array<double, 8> logs = logSoftmax(answer.data());
    double most = -1e9;
    for (std::size_t i = 0; i < 8; ++i) {
      sum[i] += logs[i];
      looks.logChances[i] = sum[i] / looks.count;
      most = std::max(most, looks.logChances[i]);
    }
    if (!stages.has(Stage::laterLooks)) break;
    if (looks.count >= kMinSquares && most > std::log(kPlain)) break;
  }
  return looks;
}

}  // namespace lk::vision
