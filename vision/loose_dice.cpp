#include "vision/loose_dice.h"

#include <algorithm>
#include <utility>

#include "vision/cards/name/card_dice.h"
#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_proposed.h"

namespace lk::vision {
namespace {

constexpr double kDieOfCard = 0.2;  // least area of a die over that of the outline it was taken for

/// Returns the proposer's probability of a card at this outline.
double cardChance(const Quad& outline, const NetProposals& proposals) {
  constexpr double kSameCard = 0.5;
  double chance = 0;
  for (const CardProposal& card : proposals.cards)
    if (overlap(card.box, outline) > kSameCard) chance = std::max(chance, card.chance);
  return chance;
}

/// True if an outline without a name contains a die or a box of dice, and not a card with probability
/// `chance`.
bool isDice(const CardSighting& card, double chance, const std::vector<DieSighting>& dice) {
  constexpr std::ptrdiff_t kBoxful = 4;
  const auto in = [&](const DieSighting& die) { return holds(card.corners, centreOf(die.corners)); };
  const auto fills = [&](const DieSighting& die) {
    return in(die) && areaOf(die.corners) > kDieOfCard * areaOf(card.corners) && die.confidence > chance;
  };
  return std::count_if(dice.begin(), dice.end(),
                       [&](const DieSighting& die) { return die.value && in(die); }) >= kBoxful ||
         std::any_of(dice.begin(), dice.end(), fills);
}

}  // namespace

void readLooseDice(const cv::Mat& bgr, const CardIndex& index, const NetProposals& proposals,
                   std::vector<Naming>& cards, FrameSightings& seen, const Stages& stages) {
  // Dice in trays are read separately, and a mark's dark squares are no dice.
  const auto isElsewhere = [&](const DieSighting& die) {
    const auto holdsIt = [&](const auto& sighting) { return holds(sighting.corners, centreOf(die.corners)); };
    return std::any_of(seen.trays.begin(), seen.trays.end(), holdsIt) ||
           std::any_of(seen.marks.begin(), seen.marks.end(), holdsIt);
  };
  std::vector<CardSighting> named;
  for (const Naming& naming : cards)
    if (naming.card.key) named.push_back(naming.card);
  if (stages.has(Stage::diceOnCards)) seen.dice = diceOnCards(bgr, index, named);
  std::erase_if(seen.dice, isElsewhere);
  const std::vector<DieSighting> onCards = seen.dice;
  for (DieSighting& die : readProposedDice(Pyramid(bgr), proposals.dice, stages)) {
    const cv::Point2f at = centreOf(die.corners);
    // Dice on named cards were distinguished from print by diceOnCards().
    const auto holdsIt = [&](const CardSighting& card) { return holds(card.corners, at); };
    const auto isIt = [&](const DieSighting& other) {
      return overlapOfSmaller(other.corners, die.corners) > 0;
    };
    if (isElsewhere(die) || std::any_of(named.begin(), named.end(), holdsIt) ||
        std::any_of(onCards.begin(), onCards.end(), isIt))
      continue;
    // Art on cards that are not enrolled also shows round shapes.
    constexpr double kSureOnArt = 0.97;
    constexpr double kPerhaps = 0.5;  // confidence that there is a die
    constexpr double kOnIt = 0.1;     // of the card's area
    const bool onArt =
        stages.has(Stage::doubtOnArt) && std::any_of(cards.begin(), cards.end(), [&](const Naming& naming) {
          return !naming.card.key && holds(naming.card.corners, at) &&
                 areaOf(die.corners) < kOnIt * areaOf(naming.card.corners);
        });
    if (onArt && die.confidence < kSureOnArt) {
      if (!die.value) continue;
      die.value.reset();
      die.confidence = std::min(die.confidence, kPerhaps);
    }
    seen.dice.push_back(std::move(die));
  }
  if (stages.has(Stage::diceNotCards))
    std::erase_if(cards, [&](const Naming& naming) {
      return !naming.card.key && isDice(naming.card, cardChance(naming.card.corners, proposals), seen.dice);
    });
}

}  // namespace lk::vision
