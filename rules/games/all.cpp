#include "rules/games/all.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"
#include "rules/games/halfwish/halfwish.h"

namespace lk::rules {

const std::vector<const Game*>& allGames() {
  static const halfwish::Halfwish kHalfwish;
  static const dungeon::HalfDeckDungeonHeroes kDungeonHeroes;
  static const std::vector<const Game*> kAll{&kHalfwish, &kDungeonHeroes};
  return kAll;
}

const Game* findGame(std::string_view id) {
  const auto found =
      std::find_if(allGames().begin(), allGames().end(), [&](const Game* game) { return game->id() == id; });
  return found == allGames().end() ? nullptr : *found;
}

const Language* languageOf(std::string_view game) {
  const Game* found = findGame(game);
  return found ? &found->language() : nullptr;
}

}  // namespace lk::rules
