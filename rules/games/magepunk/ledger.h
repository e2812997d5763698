// The ledger of charges: resources make one of their Energy each turn, whatever else gives some.
#pragma once

#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/rule_ids.h"

namespace lk::rules::magepunk {

/// Spends charges, those of resources before others. Precondition: so many are left.
void spend(Changes& changes, Seat seat, Energy energy, int count, RuleId why);
/// A charge more or fewer until the next refresh, at least none; it is no resource's.
void gain(Changes& changes, Seat seat, Energy energy, int count, RuleId why);

/// A card comes into the lane of an Energy; `face` is no card where nobody showed it.
void layResource(Changes& changes, Seat seat, Energy energy, CardId face);
/// Keeps the ledger when a resource goes: a spent one, as long as there is one, then one that waits, else one
/// whose charge is lost with it. To be called while it still lies there.
void noteGone(Changes& changes, const Slot& resource);

/// The charges of one player are as if nothing had been spent, and what was no resource's is gone.
void refreshCharges(Changes& changes, Seat seat);

}  // namespace lk::rules::magepunk
