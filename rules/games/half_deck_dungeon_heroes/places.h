// What lies in the middle of the table: the card that is met, and the heroes with their gear.
#pragma once

#include <vector>

#include "rules/referee/game.h"

namespace lk::rules::dungeon {

/// The place of the encounter is always there, the others while something lies at them.
std::vector<TablePlace> places(const State& state);

}  // namespace lk::rules::dungeon
