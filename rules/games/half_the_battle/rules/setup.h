// Begins a night: the teams, the lanes of their pieces, and the table options.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/core/step.h"

namespace lk::rules::half_the_battle {

Ruling setUpGame(State& state, const Event& setup, const CardBook& cards, StepSink steps);

/// Returns the initial lane of a piece, unless people place pieces freely.
int startLane(Seat seat, int die);

}  // namespace lk::rules::half_the_battle
