#include "vision/dice/dice_reader.h"

#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_grain.h"

namespace lk::vision {

std::vector<DieSighting> readDice(const cv::Mat& bgr, const DiceReaderOptions& options) {
  const bool grainy = isGrainy(bgr);
  const cv::Mat picture = grainy ? withoutGrain(bgr) : bgr;
  const std::vector<FoundDie> found = findDice(picture, options.sidePixels);
  return decideDice(found, readFaces(picture, found, options), grainy);
}

}  // namespace lk::vision
