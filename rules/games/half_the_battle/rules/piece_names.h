// The names of pieces in events: with the letter of their player, or without it where the owner is clear.
#pragma once

#include <string>

#include "rules/games/half_the_battle/pieces.h"
#include "rules/referee/moves.h"

namespace lk::rules::half_the_battle {

/// Returns a player's own piece. Otherwise refuses and returns none.
ThingId readOwnPiece(MoveReader& reader, std::string_view text, Seat seat);
/// Returns any piece; `item` is its index in the list in `field`. Asks if the name lacks the player and both
/// have the piece.
ThingId readPiece(MoveReader& reader, std::string_view text, std::string_view field, std::size_t item);

std::string nameOf(const State& s, const CardBook& cards, ThingId piece);

}  // namespace lk::rules::half_the_battle
