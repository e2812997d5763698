// assist: these heroes join the declared attack; their dice are added.
#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr Parameters kFields{Parameter<Whom>{kWhoField}};

void apply(EffectRun& run, const Instruction& it) {
  hostOf(run).assist(arg<kFields, "who">(it), run.frame());
}

}  // namespace

Operation assistOperation() {
  return {.name = "assist", .parameters = kFields, .apply = apply};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
