// Random play of this game.
#pragma once

#include "rules/games/half_the_battle/move.h"
#include "rules/referee/chance.h"

namespace lk::rules::half_the_battle {

/// Returns a set-up with random teams: either team, or a mixture chosen die by die.
Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a legal answer to one of the open questions.
Move drawAny(const State& s, const CardBook& cards, Chance& chance);

}  // namespace lk::rules::half_the_battle
