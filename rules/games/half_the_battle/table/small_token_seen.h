// What a chip or an arrow on the mat says: it agrees with what the referee keeps, or people are asked.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules::half_the_battle {

/// What the initiative token stands for, which is no card.
inline constexpr std::string_view kInitiativeToken = "initiative";

/// Returns the quarter turns of an arrow that works for a player: it points to that player's end of the
/// lanes.
constexpr int arrowTurns(Seat seat) {
  return seat == Seat::A ? 3 : 1;
}

Observation smallTokenSeen(const State& s, const TokenPlacement& laid, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
