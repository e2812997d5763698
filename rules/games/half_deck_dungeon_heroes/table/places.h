// What is in the middle of the table: the current encounter, and the heroes with their gear.
#pragma once

#include <vector>

#include "rules/referee/game.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// The encounter's place is always included, the others while they hold a card.
std::vector<TablePlace> places(const State& state);

}  // namespace lk::rules::half_deck_dungeon_heroes
