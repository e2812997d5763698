// The single entry point through which moves change a night.
#pragma once

#include "rules/games/magepunk/move.h"

namespace lk::rules::magepunk {

/// Judges a move and advances the night as far as possible.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::magepunk
