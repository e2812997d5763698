// modify: raises an attribute of the card's bearer for the next roll or, if the table plays so, for the
// fight.
#include "rules/games/half_deck_dungeon_heroes/cards/fields.h"
#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

void apply(EffectRun& run, const Instruction& it) {
  hostOf(run).modify(arg<kModifyFields, "by">(it), run.frame());
}

}  // namespace

Operation modifyOperation() {
  return {.name = "modify", .parameters = kModifyFields, .apply = apply};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
