// The names this game gives to the parts of the state.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules::half_the_battle {

const Vocabulary& vocabulary();

}  // namespace lk::rules::half_the_battle
