// Judges a decoded move and advances the night.
#pragma once

#include "rules/games/wtactics_orc/move.h"

namespace lk::rules::wtactics_orc {

Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::wtactics_orc
