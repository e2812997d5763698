#include "vision/loose_dice.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "vision/cards/name/card_dice.h"
#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_reader.h"

namespace lk::vision {
namespace {

/// A die may have a card's shape, and so may a box with dice in it; three of one size and shape are cards.
std::vector<Quad> cardsByNumber(const std::vector<Naming>& cards) {
  constexpr double kSize = 0.25, kShape = 0.15;  // logarithms, of area and of long over short side
  constexpr std::ptrdiff_t kMany = 3;
  const auto shape = [](const Quad& quad) {
    const cv::Size2f sides = sidesOf(quad);
    return std::log(std::max(sides.width, sides.height) /
                    std::max(1.0F, std::min(sides.width, sides.height)));
  };
  std::vector<Quad> sure;
  for (const Naming& naming : cards) {
    const Quad& quad = naming.card.corners;
    const auto alike = [&](const Naming& other) {
      return std::abs(std::log(areaOf(other.card.corners) / areaOf(quad))) < kSize &&
             std::abs(shape(other.card.corners) - shape(quad)) < kShape;
    };
    if (std::count_if(cards.begin(), cards.end(), alike) >= kMany) sure.push_back(quad);
  }
  return sure;
}

}  // namespace

void readLooseDice(const cv::Mat& bgr, const CardIndex& index, std::vector<Naming>& cards,
                   FrameSightings& seen) {
  // A tray's are its own, and a mark's dark squares are none.
  const auto isElsewhere = [&](const DieSighting& die) {
    const auto holdsIt = [&](const auto& sighting) { return holds(sighting.corners, centreOf(die.corners)); };
    return std::any_of(seen.trays.begin(), seen.trays.end(), holdsIt) ||
           std::any_of(seen.marks.begin(), seen.marks.end(), holdsIt);
  };
  std::vector<CardSighting> named;
  for (const Naming& naming : cards)
    if (naming.card.key) named.push_back(naming.card);
  const std::vector<Quad> manyAlike = cardsByNumber(cards);
  seen.dice = diceOnCards(bgr, index, named);
  std::erase_if(seen.dice, isElsewhere);
  const std::vector<DieSighting> onCards = seen.dice;
  for (DieSighting& die : readDice(bgr, {.sidePixels = dieSideOf(manyAlike)})) {
    const cv::Point2f at = centreOf(die.corners);
    // What is on named cards was told by their prints; what is merely card-shaped may be a die or hold dice.
    const auto holdsIt = [&](const CardSighting& card) { return holds(card.corners, at); };
    const auto isIt = [&](const DieSighting& other) {
      return sharedOfSmaller(other.corners, die.corners) > 0;
    };
    const auto isArtOf = [&](const Quad& card) {
      return holds(card, at) && areaOf(die.corners) > kMostDie * areaOf(card);
    };
    if (isElsewhere(die) || std::any_of(manyAlike.begin(), manyAlike.end(), isArtOf) ||
        std::any_of(named.begin(), named.end(), holdsIt) || std::any_of(onCards.begin(), onCards.end(), isIt))
      continue;
    // Art that nobody has taught shows round things, too.
    constexpr double kSureOnArt = 0.97;
    constexpr double kPerhaps = 0.5;  // that a die is there
    constexpr double kOnIt = 0.1;     // of the card
    const bool onArt = std::any_of(cards.begin(), cards.end(), [&](const Naming& naming) {
      return !naming.card.key && holds(naming.card.corners, at) &&
             areaOf(die.corners) < kOnIt * areaOf(naming.card.corners);
    });
    if (onArt && die.confidence < kSureOnArt) {
      die.value.reset();
      die.confidence = std::min(die.confidence, kPerhaps);
    }
    seen.dice.push_back(std::move(die));
  }
  // A die or a pair of them is no card; nor is a box with dice in it.
  constexpr std::ptrdiff_t kBoxful = 4;
  std::erase_if(cards, [&](const Naming& naming) {
    const CardSighting& card = naming.card;
    if (card.key || std::find(manyAlike.begin(), manyAlike.end(), card.corners) != manyAlike.end())
      return false;
    const auto in = [&](const DieSighting& die) { return holds(card.corners, centreOf(die.corners)); };
    const auto readIn = [&](const DieSighting& die) { return die.value && in(die); };
    return std::count_if(seen.dice.begin(), seen.dice.end(), readIn) >= kBoxful ||
           std::any_of(seen.dice.begin(), seen.dice.end(), [&](const DieSighting& die) {
             return in(die) && areaOf(die.corners) > 0.2 * areaOf(card.corners);
           });
  });
}

}  // namespace lk::vision
