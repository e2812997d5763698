#include "vision/cards/name/card_naming_masked.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "vision/cards/name/card_dice.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

// Margins around a die's top: for its sides, and for its shadow as well.
constexpr double kRooms[] = {0.35, 0.9};

/// Returns the tops of possible dice on or beside a card.
std::vector<Quad> diceAt(const cv::Mat& bgr, const Quad& card) {
  std::vector<Quad> dice;
  for (const DieSighting& die : diceLikeNear(bgr, card))
    if (overlapOfSmaller(card, grown(die.corners, kRooms[0])) > 0) dice.push_back(die.corners);
  return dice;
}

/// With the dice unmasked, no other card may be more similar, because some of the dice may be print.
bool holdsWithDice(const NamingRequest& past, const std::vector<Quad>& cards, const CardSighting& named) {
  CardView all = past.view;
  all.outline = named.corners;
  all.above = cards;
  const MatchResult seen = past.inquiry.ask(all, ObservationReason::othersMasked);
  return seen.nearest.empty() || seen.nearest.front().key == named.key;
}

}  // namespace

CardSighting nameWithMasked(const NamingRequest& request, const std::vector<std::vector<Quad>>& covers,
                            std::size_t known, const TableLight& light, CardSighting doubtful) {
  const Stages& stages = request.inquiry.stages();
  if (!stages.has(Stage::othersMasked)) return doubtful;
  std::vector<Quad> dice;
  if (stages.has(Stage::diceMasked)) dice = diceAt(request.view.picture, request.outline.corners);
  const auto past = [&](const std::vector<Quad>& cards, double room) {
    NamingRequest again = request;
    again.view.above = cards;
    for (const Quad& die : dice) again.view.above.push_back(grown(die, room));
    return again;
  };
  const auto look = [&](const NamingRequest& again, const std::vector<Quad>& cards,
                        ObservationReason reason) {
    CardSighting seen = nameOne(again, reason);
    if (seen.key && !dice.empty() && !holdsWithDice(again, cards, seen)) return false;
    if (seen.key || doubtful.maybe.empty()) doubtful = std::move(seen);
    return doubtful.key.has_value();
  };
  const std::size_t rooms = dice.empty() ? 1 : std::size(kRooms);
  for (std::size_t room = 0; room < rooms; ++room)
    for (std::size_t i = dice.empty() ? known : 0; i < covers.size(); ++i)
      if (look(past(covers[i], kRooms[room]), covers[i], ObservationReason::othersMasked)) return doubtful;
  for (std::size_t room = 0; room < rooms && stages.has(Stage::tableLight); ++room)
    for (const std::vector<Quad>& cards : covers) {
      NamingRequest again = past(cards, kRooms[room]);
      const std::optional<Lighting> paper = light.on(again.view);
      if (!paper) continue;
      again.view.lighting = *paper;
      if (look(again, cards, ObservationReason::inTableLight)) return doubtful;
    }
  return doubtful;
}

}  // namespace lk::vision
