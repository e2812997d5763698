// The list of games. Adding one touches one line of all.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "rules/referee/game.h"

namespace lk::rules {

/// Returns all games this build can referee; static storage.
const std::vector<const Game*>& allGames();

/// Adds a game to the list during its lifetime, so that a game that does not ship can be played. Not
/// thread-safe: no other thread may use the list meanwhile. `game` must outlive it.
class AddedGame {
 public:
  explicit AddedGame(const Game& game);
  ~AddedGame();
  AddedGame(const AddedGame&) = delete;
  AddedGame& operator=(const AddedGame&) = delete;
};

/// Returns the game with that id; nullptr if there is none.
const Game* findGame(std::string_view id);

/// Returns the language of the game's cards; nullptr if there is no such game. The pack reader uses this.
const Language* languageOf(std::string_view game);

}  // namespace lk::rules
