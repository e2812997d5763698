#include "rules/core/hands.h"

#include "rules/games/half_deck_dungeon_heroes/hands.h"
#include "rules/games/halfwish/hands.h"

namespace lk::rules {

const Hands* handsOf(std::string_view game) {
  static const halfwish::HalfwishHands kHalfwish;
  if (game == "halfwish") return &kHalfwish;
  static const dungeon::DungeonHands kDungeon;
  if (game == "half_deck_dungeon_heroes") return &kDungeon;
  return nullptr;
}

}  // namespace lk::rules
