// The list of games. Adding one touches one line of all.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "rules/referee/game.h"

namespace lk::rules {

/// All games this build can referee; static storage.
const std::vector<const Game*>& allGames();

/// The game called `id`, or nullptr.
const Game* findGame(std::string_view id);

/// The language of its cards, or nullptr: what the pack reader wants to know.
const Language* languageOf(std::string_view game);

}  // namespace lk::rules
