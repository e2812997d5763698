// The list of games. Adding one touches one line of all.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "rules/referee/game.h"

namespace lk::rules {

/// All games this build can referee; static storage.
const std::vector<const Game*>& allGames();

/// Lists one game more as long as it lives: how a game that does not ship is played. Not while other threads
/// look at the list; `game` must outlive it.
class AlsoListed {
 public:
  explicit AlsoListed(const Game& game);
  ~AlsoListed();
  AlsoListed(const AlsoListed&) = delete;
  AlsoListed& operator=(const AlsoListed&) = delete;
};

/// The game called `id`, or nullptr.
const Game* findGame(std::string_view id);

/// The language of its cards, or nullptr: what the pack reader wants to know.
const Language* languageOf(std::string_view game);

}  // namespace lk::rules
