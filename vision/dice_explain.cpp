#include "vision/dice_explain.h"

#include "vision/dice_decide.h"
#include "vision/dice_grain.h"

namespace lk::vision {

std::vector<ExplainedDie> explainDice(const cv::Mat& bgr, const DiceReaderOptions& options,
                                      std::size_t most) {
  const bool grainy = isGrainy(bgr);
  const cv::Mat picture = grainy ? withoutGrain(bgr) : bgr;
  std::vector<FoundDie> found = findDice(picture, options.sidePixels);
  if (found.size() > most) found.resize(most);
  std::vector<ExplainedDie> explained;
  for (const FoundDie& die : found) {
    explained.push_back({die, readFace(picture, die, options), facePatch(picture, die), {}});
    // Every die is decided on by itself.
    const std::vector<DieSighting> decided = decideDice({die}, {explained.back().read}, grainy);
    if (!decided.empty()) explained.back().decided = decided.front();
  }
  return explained;
}

}  // namespace lk::vision
