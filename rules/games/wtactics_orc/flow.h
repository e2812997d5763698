// What follows an event: effects that run, deaths, the battle, the ends, and the next question.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

/// Why an event cannot come now, whatever it says: what is open comes first.
Problem barredNow(const State& state, const Move& move);
void advance(Host& host);

}  // namespace lk::rules::wtactics
