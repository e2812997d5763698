// state: gives a state, which lasts as long as its kind does.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr Parameters kFields{Parameter<>{kWhoField}, Parameter<Condition>{{"state", ValueKind::state}}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who) playersHost(run).give(seat, arg<kFields, "state">(it), run.frame());
}

}  // namespace

Operation stateOperation() {
  return {.name = "state", .parameters = kFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules::halfwish
