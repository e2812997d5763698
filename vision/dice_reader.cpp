#include "vision/dice_reader.h"

#include "vision/dice_decide.h"

namespace lk::vision {

std::vector<DieSighting> readDice(const cv::Mat& bgr, const DiceReaderOptions& options) {
  const std::vector<FoundDie> found = findDice(bgr, options.sidePixels);
  std::vector<FaceReading> faces;
  for (const FoundDie& die : found) faces.push_back(readFace(bgr, die));
  return decideDice(found, faces);
}

}  // namespace lk::vision
