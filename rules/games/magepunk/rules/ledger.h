// The ledger of charges. Each resource makes one charge of its Energy per turn; effects can give others.
#pragma once

#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/rule_ids.h"

namespace lk::rules::magepunk {

/// Spends charges for a card, those of resources first. Precondition: enough are left.
void spend(Changes& changes, Seat seat, Energy energy, int count, CardId forCard, RuleId why);
/// Returns the cards that charges of this lane's resources paid for in this turn, each once.
std::vector<CardId> paidFrom(const State& state, std::uint8_t lane);
/// Adds or removes charges until the next refresh, never below 0. They belong to no resource.
void gain(Changes& changes, Seat seat, Energy energy, int count, RuleId why);

/// Adds a card to the lane of an Energy. `face` is no card if nobody showed it.
void layResource(Changes& changes, Seat seat, Energy energy, CardId face);
/// Updates the ledger when a resource leaves. A spent one is assumed if there is one, then a waiting one;
/// otherwise its charge is lost. Call it while the resource is still there.
void noteGone(Changes& changes, const Slot& resource);

/// Restores one player's charges: those of all resources, and no others.
void refreshCharges(Changes& changes, Seat seat);

}  // namespace lk::rules::magepunk
