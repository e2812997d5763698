// How good a position is, for programs that play a seat.
#pragma once

#include "rules/core/state.h"

namespace lk::rules::half_the_battle {

/// Returns how good a position is: see Sampler::worth(). Counts the HP and the pieces that are left.
double worth(const State& state, Seat seat);

}  // namespace lk::rules::half_the_battle
