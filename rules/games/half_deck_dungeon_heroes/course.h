// How a game in the dungeon is told afterwards.
#pragma once

#include <vector>

#include "rules/core/state.h"
#include "rules/referee/course.h"

namespace lk::rules::dungeon {

const Course& course();

/// What the group has: "life", the life points of all heroes in play, and "dungeon_deck", the cards still to
/// come.
std::vector<Track> tracksOf(const State& state);

}  // namespace lk::rules::dungeon
