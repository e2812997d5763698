// Random play: random set-ups and answers.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/referee/chance.h"

namespace lk::rules::wtactics_orc {

Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a random answer to one of the open questions. Precondition: the night has begun and is not over.
Move drawAny(const State& state, const CardBook& cards, Chance& chance);

}  // namespace lk::rules::wtactics_orc
