// leave: ends the fight without loot or harm; the enemy is put away.
#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"

namespace lk::rules::half_deck_dungeon_heroes {

Operation leaveOperation() {
  return {.name = "leave", .traits = {.endsItsList = true}, .apply = [](EffectRun& run, const Instruction&) {
            hostOf(run).leave(run.frame());
          }};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
