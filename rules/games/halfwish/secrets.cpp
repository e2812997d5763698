#include "rules/games/halfwish/secrets.h"

#include <algorithm>

#include "rules/games/halfwish/deck.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

namespace {

/// A pick is secret until the card shows itself among the player's own.
Knowers ofPick(const State& s, const Event& event, Seat seat, const CardBook& cards) {
  const CardId card = cards.find(event.body["card"].asString());
  const bool shown = !card.known() || std::any_of(s.lying.begin(), s.lying.end(), [&](const Slot& slot) {
    return slot.card == card && slot.over.known() && ownZone(slot.zone, seat);
  });
  return shown ? Knowers::everyone() : Knowers::only(seat);
}

}  // namespace

Knowers knowers(const State& s, const Event& event, const CardBook& cards) {
  const std::optional<Seat> seat = event.seat();
  if (!seat) return Knowers::everyone();
  if (event.kind() == "roll") return figure(s, *seat, Of::dv).knownTo;
  if (event.kind() == "upgrade") return ofPick(s, event, *seat, cards);
  const bool bids = event.kind() == "decide" && event.body["option"].asString().starts_with("bid:");
  return bids ? figure(s, *seat, Of::bid).knownTo : Knowers::everyone();
}

}  // namespace lk::rules::halfwish
