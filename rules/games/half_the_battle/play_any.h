// The game as chance plays it.
#pragma once

#include "rules/games/half_the_battle/move.h"
#include "rules/referee/chance.h"

namespace lk::rules::battle {

/// Teams as they come: either team, or a die by die mixture.
Event anySetup(const CardBook& cards, Chance& chance);
/// A legal answer to one of the open questions.
Move drawAny(const State& s, const CardBook& cards, Chance& chance);

}  // namespace lk::rules::battle
