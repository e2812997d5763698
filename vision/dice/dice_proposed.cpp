#include "vision/dice/dice_proposed.h"

#include <algorithm>
#include <cmath>

#include <opencv2/core/utility.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_body.h"
#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_evidence.h"
#include "vision/dice/dice_piece.h"
#include "vision/dice/dice_sheet.h"

namespace lk::vision {

namespace {

constexpr double kWorthReading = 0.2;  // least probability of a die, by the proposer alone
// Probability from which a die's size is used to estimate that of the others.
constexpr double kLikelyDie = 0.7;
constexpr double kSureValue = 0.72;
constexpr double kSureDie = 0.6;
constexpr double kPlainlyOwn = 0.98;  // probability of an own body that no half of a domino reached
constexpr double kOwnBody = 0.1;      // least probability of an own body for a value
constexpr double kUnreadable = 0.4;   // probability of an unreadable die from which no value is given

float medianSide(const std::vector<DieProposal>& proposals) {
  std::vector<float> sides;
  for (const DieProposal& die : proposals)
    if (die.chance > kLikelyDie) sides.push_back(die.side);
  if (sides.empty()) return 0;
  const auto middle = sides.begin() + static_cast<std::ptrdiff_t>(sides.size() / 2);
  std::nth_element(sides.begin(), middle, sides.end());
  return *middle;
}

struct WeighedDie {
  FaceReading face;
  DieEvidence evidence;
  double valueChance = 0, dieChance = 0;
};

WeighedDie weighed(const Pyramid& picture, DieProposal proposal, float usualSide, const Stages& stages) {
  const FaceLooks looks = lookAtFace(picture, proposal.centre, proposal.side, stages);
  if (!stages.has(Stage::valuesOfProposer)) proposal.ease = 0;
  const DieEvidence evidence = weighDie(proposal, looks, usualSide);
  WeighedDie die{{}, evidence, chanceOfValue(evidence), chanceOfDie(evidence)};
  for (std::size_t i = 0; i < looks.logChances.size(); ++i)
    die.face.chances[i] = std::exp(looks.logChances[i]);
  die.face.top = looks.top;
  if (die.valueChance > kSureValue) {
    if (stages.has(Stage::ownBody)) die.face.own = ownBodyChance(picture, looks.top);
    if (stages.has(Stage::longPieces) && die.face.own.value_or(0) < kPlainlyOwn)
      die.face.onLongPiece = isOnLongPiece(picture, looks.top);
  }
  return die;
}

/// True if the face is not a die's top face, or is unreadable.
bool isRefused(const FaceReading& face, const Stages& stages) {
  return face.onLongPiece || face.printed || face.own.value_or(1) < kOwnBody ||
         (stages.has(Stage::unreadable) && face.chances.back() > kUnreadable);
}

/// Returns the proposed square, from the corner nearest the image's top left.
Quad squareOf(const DieProposal& die) {
  const float half = die.side / 2;
  const cv::Point2f c = die.centre;
  return {cv::Point2f(c.x - half, c.y - half),
          {c.x + half, c.y - half},
          {c.x + half, c.y + half},
          {c.x - half, c.y + half}};
}

}  // namespace

std::vector<ProposedDie> lookAtProposals(const Pyramid& picture, const std::vector<DieProposal>& proposals,
                                         const Stages& stages) {
  std::vector<DieProposal> likely;
  for (const DieProposal& die : proposals)
    if (die.chance > kWorthReading) likely.push_back(die);
  const float usualSide = medianSide(likely);
  std::vector<WeighedDie> all(likely.size());
  cv::parallel_for_({0, static_cast<int>(likely.size())}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      const auto k = static_cast<std::size_t>(i);
      all[k] = weighed(picture, likely[k], usualSide, stages);
    }
  });
  std::vector<FaceReading> faces;
  for (const WeighedDie& die : all) faces.push_back(die.face);
  if (stages.has(Stage::printedDice)) markPrinted(picture.full(), faces);

  std::vector<ProposedDie> dice;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Quad square = squareOf(likely[i]);
    dice.push_back({{{square[0], square[2]}, likely[i].chance}, faces[i], all[i].evidence, std::nullopt});
    DieSighting seen{std::nullopt, all[i].dieChance, square};
    if (all[i].valueChance > kSureValue && !isRefused(faces[i], stages)) {
      seen.value = all[i].evidence.value;
      seen.confidence = all[i].valueChance;
    }
    if (seen.value || seen.confidence > kSureDie) dice.back().decided = seen;
  }
  return dice;
}

std::vector<DieSighting> readProposedDice(const Pyramid& picture, const std::vector<DieProposal>& proposals,
                                          const Stages& stages) {
  std::vector<DieSighting> dice;
  for (const ProposedDie& die : lookAtProposals(picture, proposals, stages))
    if (die.decided) dice.push_back(*die.decided);
  if (stages.has(Stage::loneOnes)) doubtLoneOnes(dice);
  std::sort(dice.begin(), dice.end(),
            [](const DieSighting& a, const DieSighting& b) { return a.confidence > b.confidence; });
  return dice;
}

}  // namespace lk::vision
