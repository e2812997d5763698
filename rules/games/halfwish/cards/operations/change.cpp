// change: changes a counter by a positive or negative amount.
#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"

namespace lk::rules::halfwish {

namespace {

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kChangeFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who)
    playersHost(run).change(seat, arg<kChangeFields, "what">(it), arg<kChangeFields, "by">(it), run.frame());
}

}  // namespace

Operation changeOperation() {
  return {
      .name = "change", .parameters = kChangeFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules::halfwish
