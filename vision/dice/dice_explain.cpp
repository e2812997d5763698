#include "vision/dice/dice_explain.h"

#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_noise.h"
#include "vision/dice/dice_proposed.h"

namespace lk::vision {

std::vector<ExplainedDie> explainDice(const cv::Mat& bgr, std::size_t most) {
  const Pyramid picture(bgr);
  std::vector<DieProposal> proposals = propose(bgr).dice;
  if (proposals.size() > most) proposals.resize(most);
  std::vector<ExplainedDie> explained;
  for (const ProposedDie& die : lookAtProposals(picture, proposals))
    explained.push_back({die.found, die.read, facePatch(picture, die.found), die.decided});
  return explained;
}

std::vector<ExplainedDie> explainDiceOfSize(const cv::Mat& bgr, double sidePixels, std::size_t most) {
  const bool noisy = isNoisy(bgr);
  const Pyramid picture(noisy ? denoised(bgr) : bgr);
  std::vector<FoundDie> found = findDice(picture.full(), sidePixels);
  if (found.size() > most) found.resize(most);
  const std::vector<FaceReading> faces = readFaces(picture, found);
  std::vector<ExplainedDie> explained;
  for (std::size_t i = 0; i < found.size(); ++i) {
    explained.push_back({found[i], faces[i], facePatch(picture, found[i]), {}});
    // Each die is decided separately.
    const std::vector<DieSighting> decided = decideDice({found[i]}, {faces[i]}, noisy);
    if (!decided.empty()) explained.back().decided = decided.front();
  }
  return explained;
}

}  // namespace lk::vision
