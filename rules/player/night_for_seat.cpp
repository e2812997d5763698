#include "rules/player/night_for_seat.h"

namespace lk::rules {

namespace {

/// Gives a seat the cards that it really holds. Where all draw from one deck, others and the deck lose them.
void holdReally(Holdings& held, Seat seat, const Holding& own) {
  const bool hasDeck = !own.pile.empty() || !held[seat].pile.empty();
  std::array<int, kMaxSeats> hands{};
  for (const Seat each : kAllSeats) {
    Holding& its = held[each];
    const bool drawsToo = !hasDeck && its.pile.empty();
    hands[index(each)] = static_cast<int>(its.hand.size());
    if (!drawsToo) continue;
    held.shared.insert(held.shared.end(), its.hand.begin(), its.hand.end());
    its.hand.clear();
  }
  held[seat] = own;
  if (!hasDeck)
    for (const CardId card : own.hand) takeOne(held.shared, card);
  for (const Seat each : kAllSeats)
    if (each != seat && held[each].hand.empty()) draw(held[each].hand, held.shared, hands[index(each)]);
}

}  // namespace

Position askedOf(const ReplayedNight& night, Seat seat, const Holding* own) {
  Position asked{.state = knownState(night.asked.state, seat), .held = night.asked.held};
  if (own) holdReally(asked.held, seat, *own);
  return asked;
}

std::optional<Position> askedPosition(const PlayableGame& game, std::span<const Event> standing, Seat seat,
                                      std::uint32_t seed, const Holding* own) {
  const std::optional<ReplayedNight> night = replayed(game, standing, seed, seat);
  if (!night) return std::nullopt;
  return askedOf(*night, seat, own);
}

}  // namespace lk::rules
