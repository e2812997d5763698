// Judges a decoded move. Used by events and by random play.
#pragma once

#include "rules/core/step.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

/// Judges a move and advances the night. Unless accepted, the state is unchanged. Precondition: the night is
/// not over, or the move corrects it.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::halfwish
