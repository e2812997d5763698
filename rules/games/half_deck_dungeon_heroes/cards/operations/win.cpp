// win: wins the game.
#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"

namespace lk::rules::half_deck_dungeon_heroes {

Operation winOperation() {
  return {.name = "win", .traits = {.endsItsList = true}, .apply = [](EffectRun& run, const Instruction&) {
            hostOf(run).win(run.frame());
          }};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
