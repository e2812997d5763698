// Judging a decoded move: where events and random play meet.
#pragma once

#include "rules/core/step.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

/// Judges a move and takes the night on. Unless accepted, the state is as it was. Precondition: the night is
/// not over, or the move corrects it.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::halfwish
