// What the actions on the table are worth now, and what basic actions are worth by their dice alone.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/games/halfwish/duel.h"
#include "rules/games/halfwish/worth.h"

namespace lk::rules::halfwish {

/// The worths of one player's actions at a DV; cards that are not known are worth nothing. `gift` is what
/// powers give to all of them. Tests other than of the DV do not hold.
std::array<Worth, kMostActions> worthsByDice(const CardBook& cards,
                                             const std::array<CardId, kMostActions>& actions, int dv,
                                             const Gift& gift = {});

/// The same for the actions of a duel at the table.
std::array<Worth, kMostActions> worthsNow(const State& state, const CardBook& cards, Seat seat);

/// The duel at the table as it stands, ready to be fought.
DuelInput duelNow(const State& state, const CardBook& cards);

}  // namespace lk::rules::halfwish
