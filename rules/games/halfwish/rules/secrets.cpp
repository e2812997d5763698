#include "rules/games/halfwish/rules/secrets.h"

#include <algorithm>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/deck.h"

namespace lk::rules::halfwish {

namespace {

/// Returns whether a player holds this card, or one that nobody else saw, as a secret upgrade.
bool holdsCovered(const State& s, Seat seat, CardId card) {
  return std::any_of(kSecrets.begin(), kSecrets.end(), [&](const Secret& secret) {
    const int held = get(s, seat, secret.card);
    return held == card.place() || held == kUnseen;
  });
}

bool liesOpen(const State& s, Seat seat, CardId card) {
  const auto isIt = [&](const Slot& slot) { return slot.card == card && slot.over.known(); };
  return s.lying.find(ownZones(seat), isIt) >= 0;
}

/// Returns who may know a pick. It is secret until its card shows itself. If the last pick was the secret
/// one, a copy that is face up is a different one.
Knowers ofPick(const State& s, const Event& event, Seat seat, const CardBook& cards) {
  const CardId card = cards.find(event.body["card"].asString());
  if (!card.known() || !holdsCovered(s, seat, card)) return Knowers::everyone();
  const bool another = get(s, seat, Of::pickedCovered) != 0;
  return another || !liesOpen(s, seat, card) ? Knowers::only(seat) : Knowers::everyone();
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
