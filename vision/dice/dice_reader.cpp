#include "vision/dice/dice_reader.h"

#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_grain.h"
#include "vision/dice/dice_proposed.h"

namespace lk::vision {

namespace {
constexpr std::size_t kMost =
    80;  // places looked at, the likeliest: more is a pattern, and takes many seconds
}

std::vector<DieSighting> readDice(const cv::Mat& bgr, const DiceReaderOptions& options) {
  if (options.sidePixels <= 0 && !options.diceAlone) return readProposedDice(bgr, propose(bgr).dice);
  const bool grainy = isGrainy(bgr);
  const cv::Mat picture = grainy ? withoutGrain(bgr) : bgr;
  std::vector<FoundDie> found = findDice(picture, options.sidePixels);
  if (found.size() > kMost) found.resize(kMost);
  return decideDice(found, readFaces(picture, found, options), grainy);
}

}  // namespace lk::vision
