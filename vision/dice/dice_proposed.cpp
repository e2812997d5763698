#include "vision/dice/dice_proposed.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <opencv2/core/utility.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_body.h"
#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_evidence.h"
#include "vision/dice/dice_piece.h"
#include "vision/dice/dice_sheet.h"
#include "vision/dice/dice_top.h"
#include "vision/dice/side_faces.h"

namespace lk::vision {

namespace {

constexpr double kWorthReading = 0.2;  // least probability of a die, by the proposer alone
// Probability from which a die's size is used to estimate that of the others.
constexpr double kLikelyDie = 0.7;
constexpr double kSureValue = 0.72;
constexpr double kSureDie = 0.5;
// Neither judgement of a value counts for more than this, so one of them never outweighs a clear no.
constexpr double kMaxSure = 0.95;
// Probability of an uppermost value below which no other judgement makes it sure.
constexpr double kWorthLooks = 0.12;
// Share of the probability of a die without a readable value that counts for a die in doubt. Dice with
// numerals are such dice, too, and of no interest.
constexpr double kUnreadableShare = 0.5;
constexpr double kPlainlyOwn = 0.98;  // probability of an own body that no half of a domino reached
constexpr double kOwnBody = 0.1;      // least probability of an own body for a value
// Probabilities of an unreadable die, and of none, by the reader, from which no value is given unless it is
// surely the uppermost.
constexpr double kUnreadable = 0.4;
constexpr double kNoDie = 0.9;

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
  TopEvidence top;
  std::optional<DieEvidence> evidence;
  int value = 1;           // the likeliest
  double valueChance = 0;  // by both judgements
};

double boundedLogit(double chance) {
  const double p = std::clamp(chance, 1 - kMaxSure, kMaxSure);
  return std::log(p / (1 - p));
}

/// Returns the probability of a value by two judgements of it.
double together(double one, double other) {
  return 1 / (1 + std::exp(-boundedLogit(one) - boundedLogit(other)));
}

int likeliestOf(const std::array<double, 8>& chances) {
  return static_cast<int>(std::max_element(chances.begin() + 1, chances.begin() + 7) - chances.begin());
}

/// Returns the probability of a die worth reporting.
double dieChance(const std::array<double, 8>& uppermost) {
  return std::accumulate(uppermost.begin() + 1, uppermost.begin() + 7, kUnreadableShare * uppermost.back());
}

/// Looks at a proposal; `uppermost` receives the probabilities of its uppermost value.
WeighedDie weighed(const Pyramid& picture, DieProposal proposal, float usualSide, const Stages& stages,
                   std::array<double, 8>& uppermost) {
  if (!stages.has(Stage::valuesOfProposer)) proposal.ease = 0;
  WeighedDie die;
  die.top = topEvidenceOf(proposal, readUppermost(picture, proposal.centre, proposal.side), usualSide);
  die.face.chances = uppermost = topChances(die.top);
  die.value = likeliestOf(uppermost);
  if (uppermost[static_cast<std::size_t>(die.value)] < kWorthLooks) return die;
  const FaceLooks looks = lookAtFace(picture, proposal.centre, proposal.side, stages);
  die.evidence = weighDie(proposal, looks, usualSide);
  die.value = die.evidence->value;
  die.valueChance = together(chanceOfValue(*die.evidence), uppermost[static_cast<std::size_t>(die.value)]);
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

/// True if the face is not a die's top face, or the reader refuses it. `uppermost`: probability of its value.
bool isRefused(const FaceReading& face, double uppermost, const Stages& stages) {
  const bool doubted =
      (stages.has(Stage::unreadable) && face.chances.back() > kUnreadable) || face.chances.front() > kNoDie;
  return face.side || face.onLongPiece || face.printed || face.own.value_or(1) < kOwnBody ||
         (doubted && uppermost < kSurelyUppermost);
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

/// Withdraws side faces of bodies that are reported by their uppermost face.
void tellBodiesOnce(const std::vector<ProposedFace>& faces, std::vector<ProposedDie>& dice) {
  std::vector<std::size_t> again;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (!dice[i].decided || !dice[i].read.side) continue;
    const auto above = faceAbove(faces, i);
    if (above && dice[*above].decided) again.push_back(i);
  }
  for (const std::size_t i : again) dice[i].decided.reset();
}

}  // namespace

std::vector<ProposedDie> lookAtProposals(const Pyramid& picture, const std::vector<DieProposal>& proposals,
                                         const Stages& stages) {
  std::vector<DieProposal> likely;
  for (const DieProposal& die : proposals)
    if (die.chance > kWorthReading) likely.push_back(die);
  const float usualSide = medianSide(likely);
  std::vector<WeighedDie> all(likely.size());
  std::vector<ProposedFace> faces(likely.size());
  const auto forEach = [&](const auto& use) {
    cv::parallel_for_({0, static_cast<int>(likely.size())}, [&](const cv::Range& range) {
      for (int i = range.start; i < range.end; ++i) use(static_cast<std::size_t>(i));
    });
  };
  forEach([&](std::size_t i) {
    faces[i].proposal = likely[i];
    all[i] = weighed(picture, likely[i], usualSide, stages, faces[i].chances);
  });
  // Neighbours matter here, so all must have been read.
  forEach([&](std::size_t i) {
    if (all[i].valueChance > kSureValue || dieChance(faces[i].chances) > kSureDie)
      all[i].face.side = maybeSide(picture, faces, i, all[i].value);
  });
  std::vector<FaceReading> readings;
  for (const WeighedDie& die : all) readings.push_back(die.face);
  if (stages.has(Stage::printedDice)) markPrinted(picture.full(), readings);

  std::vector<ProposedDie> dice;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Quad square = squareOf(likely[i]);
    dice.push_back(
        {{{square[0], square[2]}, likely[i].chance}, readings[i], all[i].top, all[i].evidence, std::nullopt});
    DieSighting seen{std::nullopt, dieChance(faces[i].chances), square};
    const double uppermost = faces[i].chances[static_cast<std::size_t>(all[i].value)];
    if (all[i].valueChance > kSureValue && !isRefused(readings[i], uppermost, stages)) {
      seen.value = all[i].value;
      seen.confidence = all[i].valueChance;
    }
    if (seen.value || seen.confidence > kSureDie) dice.back().decided = seen;
  }
  tellBodiesOnce(faces, dice);
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
