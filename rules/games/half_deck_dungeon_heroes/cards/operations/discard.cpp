// discard: the player discards cards of their choice, or all if there are fewer; from the deck, the top
// cards.
#include "rules/games/half_deck_dungeon_heroes/cards/fields.h"
#include "rules/games/half_deck_dungeon_heroes/cards/operations.h"
#include "rules/games/half_deck_dungeon_heroes/rules/host.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

Source source(const Instruction& it) {
  return arg<kDiscardFields, "from">(it);
}

/// Returns how many cards people have to name; 0 if there is no choice.
int named(const EffectRun& run, const Instruction& it) {
  return run.frame().answered != 0
             ? 0
             : hostOf(run).owed(source(it), arg<kDiscardFields, "count">(it), run.frame());
}

void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  if (const int n = named(run, it); n > 0)
    open.push_back({"decide", run.frame().self, static_cast<std::int16_t>(n)});
}

void apply(EffectRun& run, const Instruction& it) {
  if (run.frame().answered == 0)
    hostOf(run).discardAll(source(it), arg<kDiscardFields, "count">(it), run.frame());
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  const int wanted = named(run, it);
  if (answer.kind != Answer::Kind::cards || answer.count != wanted)
    return refuse("wrong_count", Json::object({{"n", wanted}}));
  Ruling ruling = hostOf(run).discard(source(it), std::span(answer.cards).first(answer.count), run.frame());
  if (ruling.verdict == Verdict::accepted) run.frame().answer(*run.frame().self);
  return ruling;
}

}  // namespace

Operation discardOperation() {
  return {.name = "discard", .parameters = kDiscardFields, .apply = apply, .ask = ask, .take = take};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
