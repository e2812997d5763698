// What a change on the table means, given what the game is waiting for.
#pragma once

#include <span>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Handles the rows of the camera's table in the rulings: cards turned up, heroes and gear laid down, dice,
/// team cards and one-use gear laid out of play, cards drawn into the hand row, what a trap takes, and life
/// by quarter turns. An unexpected life is a concern; the referee's number applies.
Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
