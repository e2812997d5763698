#include "rules/games/all.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"
#include "rules/games/half_the_battle/half_the_battle.h"
#include "rules/games/halfwish/halfwish.h"
#include "rules/games/magepunk/magepunk.h"
#include "rules/games/wtactics_orc/wtactics_orc.h"

namespace lk::rules {

namespace {

std::vector<const Game*>& listed() {
  static const halfwish::Halfwish kHalfwish;
  static const half_deck_dungeon_heroes::HalfDeckDungeonHeroes kDungeonHeroes;
  static const wtactics_orc::WTacticsOrc kWTacticsOrc;
  static const half_the_battle::HalfTheBattle kHalfTheBattle;
  static const magepunk::Magepunk kMagepunk;
  static std::vector<const Game*> all{
      &kHalfwish, &kDungeonHeroes, &kWTacticsOrc, &kHalfTheBattle, &kMagepunk,
  };
  return all;
}

}  // namespace

const std::vector<const Game*>& allGames() {
  return listed();
}

AddedGame::AddedGame(const Game& game) {
  listed().push_back(&game);
}

AddedGame::~AddedGame() {
  listed().pop_back();
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
