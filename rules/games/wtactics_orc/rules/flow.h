// What follows an event: running effects, deaths, the battle, the end conditions, and the next question.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// Returns why an event cannot come now, whatever it says: open questions come first.
Problem barredNow(const State& state, const Move& move);
void advance(Host& host);

}  // namespace lk::rules::wtactics_orc
