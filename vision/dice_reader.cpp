#include "vision/dice_reader.h"

#include "vision/dice_decide.h"
#include "vision/dice_grain.h"

namespace lk::vision {

std::vector<DieSighting> readDice(const cv::Mat& bgr, const DiceReaderOptions& options) {
  const bool grainy = isGrainy(bgr);
  const cv::Mat picture = grainy ? withoutGrain(bgr) : bgr;
  const std::vector<FoundDie> found = findDice(picture, options.sidePixels);
  std::vector<FaceReading> faces;
  for (const FoundDie& die : found) faces.push_back(readFace(picture, die, options));
  return decideDice(found, faces, grainy);
}

}  // namespace lk::vision
