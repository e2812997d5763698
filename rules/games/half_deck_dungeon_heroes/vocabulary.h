// All names in this game's state, events, prompts and refusals.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules::half_deck_dungeon_heroes {

const Vocabulary& vocabulary();

}  // namespace lk::rules::half_deck_dungeon_heroes
