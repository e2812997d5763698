// shuffle: shuffles a discard pile into its deck.
#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr auto kPiles =
    enumerated<Colour, std::string_view>({{Colour::blue, "hero_discard"}, {Colour::red, "dungeon_discard"}});
constexpr Parameters kFields{Parameter("from", kPiles)};

void apply(EffectRun& run, const Instruction& it) {
  hostOf(run).shuffle(arg<kFields, "from">(it), run.frame());
}

}  // namespace

Operation shuffleOperation() {
  return {.name = "shuffle", .parameters = kFields, .apply = apply};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
