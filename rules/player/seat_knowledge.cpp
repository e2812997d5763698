#include "rules/player/seat_knowledge.h"

#include <algorithm>

namespace lk::rules {

namespace {

/// Returns whose card lies in a slot that somebody knows.
std::optional<Seat> ownerOf(const Slot& slot) {
  if (slot.owner) return slot.owner;
  for (const Seat seat : kAllSeats)
    if (slot.knownTo.include(audienceOf(seat))) return seat;
  return std::nullopt;
}

}  // namespace

SeatKnowledge::SeatKnowledge(const Position& position, Seat seat)
    : state_(knownState(position.state, seat)), held_(position.held), seat_(seat) {
  for (std::size_t place = 0; place < state_.lying.size(); ++place) {
    const Slot& real = position.state.lying[place];
    if (!real.card.known() || state_.lying[place].card.known()) continue;
    const std::optional<Seat> owner = ownerOf(real);
    if (!owner || (held_[*owner].hand.empty() && held_[*owner].pile.empty())) continue;
    held_[*owner].pile.push_back(real.card);
    ++hidden_[index(*owner)];
  }
}

/// The piles are in random order, so that any of their cards can be those that lie unseen.
Position SeatKnowledge::imagined(const PlayableGame& game, Chance& chance, const OwnCards& own) const {
  Position position = game.imagine(state_, held_, seat_, chance, own);
  for (const Seat each : kAllSeats) {
    std::vector<CardId>& pile = position.held[each].pile;
    const std::size_t count = std::min(hidden_[index(each)], pile.size());
    pile.erase(pile.begin(), pile.begin() + static_cast<std::ptrdiff_t>(count));
  }
  return position;
}

}  // namespace lk::rules
