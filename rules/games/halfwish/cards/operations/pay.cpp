// pay: pays a price in full or not at all; neither damage nor a loss.
#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"

namespace lk::rules::halfwish {

namespace {

bool possible(const EffectHost& host, const Instruction& it, const Frame& frame) {
  for (const Seat seat : host.players(static_cast<int>(arg<kPayFields, "who">(it)), frame))
    if (!playersHost(host).canPay(seat, arg<kPayFields, "what">(it), arg<kPayFields, "amount">(it)))
      return false;
  return true;
}

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kPayFields>(it);
  if (who.empty() || !possible(run.host(), it, run.frame())) return run.host().nothing(run.frame());
  for (const Seat seat : who)
    playersHost(run).pay(seat, arg<kPayFields, "what">(it), arg<kPayFields, "amount">(it), run.frame());
}

}  // namespace

Operation payOperation() {
  return {.name = "pay",
          .parameters = kPayFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .possible = possible};
}

}  // namespace lk::rules::halfwish
