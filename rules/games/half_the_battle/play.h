// The single entry point through which moves change a night.
#pragma once

#include "rules/core/step.h"
#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

/// Judges a move and advances the night as far as possible.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::half_the_battle
