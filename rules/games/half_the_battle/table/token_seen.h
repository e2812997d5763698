// What a token on the mat means: its piece stands in that lane.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::half_the_battle {

/// Maximum distance from a line between two lanes or boxes, millimetres, at which a token is asked about.
inline constexpr int kOnTheLineMm = 5;

TokenColour colourOf(Seat seat);
/// Returns whose pieces have tokens of this colour; nullopt if nobody's.
std::optional<Seat> ownerOf(TokenColour colour);

/// The token of a piece in a lane: red for player A's, black for B's.
TokenPlacement tokenOf(const State& s, ThingId piece, int lane, const CardBook& cards);

Observation tokenSeen(const State& s, const TokenPlacement& laid, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
