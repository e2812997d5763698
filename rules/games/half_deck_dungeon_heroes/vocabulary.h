// All names in this game's state, events, prompts and refusals.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules::dungeon {

const Vocabulary& vocabulary();

}  // namespace lk::rules::dungeon
