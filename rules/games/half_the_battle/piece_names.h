// The names of pieces in events: with the letter of their player, or without where it is clear whose.
#pragma once

#include <string>

#include "rules/games/half_the_battle/pieces.h"
#include "rules/referee/moves.h"

namespace lk::rules::battle {

/// A player's own piece; none, and a refusal, where it is nobody's or another's.
ThingId readOwnPiece(MoveReader& reader, std::string_view text, Seat seat);
/// Any piece: the `item`-th of the list in `field`. A name without its player that both have is asked about.
ThingId readPiece(MoveReader& reader, std::string_view text, std::string_view field, std::size_t item);

std::string nameOf(const State& s, const CardBook& cards, ThingId piece);

}  // namespace lk::rules::battle
