#include "vision/dice/dice_reader.h"

#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_noise.h"
#include "vision/dice/dice_proposed.h"

namespace lk::vision {

namespace {
constexpr std::size_t kMax =
    80;  // number of candidates read; more are a pattern, and would take many seconds
}

std::vector<DieSighting> readDice(const cv::Mat& bgr) {
  if (bgr.empty()) return {};
  return readProposedDice(Pyramid(bgr), propose(bgr).dice);
}

std::vector<DieSighting> readDiceOfSize(const cv::Mat& bgr, double sidePixels) {
  const bool noisy = isNoisy(bgr);
  const cv::Mat picture = noisy ? denoised(bgr) : bgr;
  std::vector<FoundDie> found = findDice(picture, sidePixels);
  if (found.size() > kMax) found.resize(kMax);
  return decideDice(found, readFaces(Pyramid(picture), found), noisy);
}

}  // namespace lk::vision
