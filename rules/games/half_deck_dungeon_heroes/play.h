// The single entry point through which moves change a night.
#pragma once

#include "rules/core/state.h"
#include "rules/core/step.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Judges a move and advances the night as far as possible.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::half_deck_dungeon_heroes
