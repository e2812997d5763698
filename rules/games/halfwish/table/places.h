// The five places in the middle of the table: the map, or the upgrades laid out on it between two rounds.
#pragma once

#include <vector>

#include "rules/referee/game.h"

namespace lk::rules::halfwish {

/// Returns an empty list if the table plays without locations and no upgrades are laid out.
std::vector<TablePlace> places(const State& state);

}  // namespace lk::rules::halfwish
