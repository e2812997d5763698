// steal: takes an amount from the other player, at most what they have.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr Parameters kFields{Parameter<>{kWhoField},
                             Parameter<Counter>{{.name = "what", .kind = ValueKind::counter, .use = kSteal}},
                             Parameter<>{{"amount", ValueKind::positive}}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who)
    playersHost(run).steal(seat, arg<kFields, "what">(it), arg<kFields, "amount">(it), run.frame());
}

}  // namespace

Operation stealOperation() {
  return {.name = "steal", .parameters = kFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules::halfwish
