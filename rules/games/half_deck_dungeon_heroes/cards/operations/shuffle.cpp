// shuffle: shuffles a discard pile into its deck.
#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr std::string_view kPiles[] = {"hero_discard", "dungeon_discard"};  // in the order of Colour
constexpr ParameterSpec kFields[] = {{"from", ValueKind::name, kPiles}};

void apply(EffectRun& run, const Instruction& it) {
  hostOf(run).shuffle(static_cast<Colour>(it.arguments[0]), run.frame());
}

}  // namespace

Operation shuffleOperation() {
  return {.name = "shuffle", .parameters = kFields, .apply = apply};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
