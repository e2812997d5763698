// The values of the actions on the table now, and of actions by their dice alone.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/games/halfwish/cards/worth.h"
#include "rules/games/halfwish/rules/duel.h"

namespace lk::rules::halfwish {

/// Returns the values of one player's actions at a DV. Unknown cards have no value. `gift` is what powers add
/// to all of them. Tests other than of the DV are false.
std::array<Worth, kMaxActions> worthsByDice(const CardBook& cards,
                                            const std::array<CardId, kMaxActions>& actions, int dv,
                                            const Gift& gift = {});

/// Returns the same for the actions of a duel at the table.
std::array<Worth, kMaxActions> worthsNow(const State& state, const CardBook& cards, Seat seat);

/// Returns the current duel at the table, ready to be fought.
DuelInput duelNow(const State& state, const CardBook& cards);

}  // namespace lk::rules::halfwish
