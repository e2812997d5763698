#include "vision/dice/side_faces.h"

#include <algorithm>
#include <cmath>

#include "vision/dice/dice_top.h"

namespace lk::vision {

namespace {

constexpr double kOtherFace = 0.45;  // probability of another value above from which it is believed
constexpr float kNear = 2.2F;        // sides; a die nearer than this is visible above

double surest(const ProposedFace& face) {
  return *std::max_element(face.chances.begin() + 1, face.chances.begin() + 7);
}

}  // namespace

bool maybeSide(const Pyramid& picture, const std::vector<ProposedFace>& all, std::size_t which, int value) {
  const DieProposal& die = all[which].proposal;
  const auto explains = [&](const ProposedFace& other) {
    const cv::Point2f to = other.proposal.centre - die.centre;
    return to.y < 0 && std::hypot(to.x, to.y) < kNear * die.side && surest(other) >= kSurelyUppermost;
  };
  return all[which].chances[static_cast<std::size_t>(value)] < kSurelyUppermost &&
         std::none_of(all.begin(), all.end(), explains) &&
         chanceOfOtherAbove(picture, die.centre, die.side, value) > kOtherFace;
}

std::optional<std::size_t> faceAbove(const std::vector<ProposedFace>& all, std::size_t which) {
  constexpr float kBeside = 0.5F, kNearest = 0.5F, kFarthest = 1.1F;  // sides of the die
  const DieProposal& die = all[which].proposal;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const cv::Point2f to = (all[i].proposal.centre - die.centre) / die.side;
    if (std::abs(to.x) < kBeside && -to.y > kNearest && -to.y < kFarthest) return i;
  }
  return {};
}

}  // namespace lk::vision
