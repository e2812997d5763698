// How good a position is for a player.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules {

/// Returns a value from 0 (lost) to 1 (won): by the result, by the game's own word, or by the figure that
/// shows what players have won. A draw is worth one half. Precondition: the game has a Sampler.
double positionValue(const Game& game, const CardBook& cards, const State& state, Seat seat);

}  // namespace lk::rules
