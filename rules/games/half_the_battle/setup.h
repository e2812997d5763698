// Begins a night: the teams, where their pieces stand, the table options.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/core/step.h"

namespace lk::rules::battle {

Ruling setUpGame(State& state, const Event& setup, const CardBook& cards, StepSink steps);

/// Lane in which a piece stands at first, unless people place them freely.
int startLane(Seat seat, int die);

}  // namespace lk::rules::battle
