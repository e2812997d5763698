#include "rules/player/advice.h"

#include <algorithm>
#include <map>

#include "rules/player/night_for_seat.h"

namespace lk::rules {

std::optional<Analysis> advice(const PlayableGame& game, const AdviceTurn& turn, const Thinking& thinking) {
  const std::optional<Position> asked = askedPosition(game, turn.standing, turn.seat, turn.seed);
  if (!asked) return std::nullopt;
  if (asked->state.result.finished) return Analysis();
  Chance chance(turn.seed + turn.standing.size());
  return analysed(game, *asked, turn.seat, {.known = false, .sure = turn.hand}, thinking, chance);
}

PossibleHand possibleHand(const PlayableGame& game, std::span<const Event> standing, Seat seat) {
  const std::optional<Position> asked = askedPosition(game, standing, seat, 1);
  if (!asked) return {};
  const Holdings& held = asked->held;
  std::map<int, PossibleCard> cards;
  const auto add = [&](const std::vector<CardId>& some) {
    for (const CardId card : some) {
      PossibleCard& entry = cards[card.place()];
      entry.card = card;
      ++entry.most;
    }
  };
  add(held[seat].hand);
  add(held[seat].pile);
  if (held[seat].pile.empty() && !held.shared.empty()) {
    add(held.shared);
    for (const Seat each : kAllSeats)
      if (each != seat && held[each].pile.empty()) add(held[each].hand);
  }
  PossibleHand possible{.size = static_cast<int>(held[seat].hand.size()), .cards = {}};
  if (possible.size == 0) return possible;
  for (const auto& [place, card] : cards) possible.cards.push_back(card);
  return possible;
}

bool isPossible(const PossibleHand& possible, std::span<const CardId> hand) {
  return static_cast<int>(hand.size()) <= possible.size &&
         std::all_of(hand.begin(), hand.end(), [&](CardId card) {
           const auto found = std::find_if(possible.cards.begin(), possible.cards.end(),
                                           [&](const PossibleCard& each) { return each.card == card; });
           return found != possible.cards.end() && std::count(hand.begin(), hand.end(), card) <= found->most;
         });
}

}  // namespace lk::rules
