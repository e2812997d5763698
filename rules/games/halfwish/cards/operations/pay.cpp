// pay: pays a price in full or not at all; neither damage nor a loss.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField,
                                     {.name = "what", .kind = ValueKind::counter, .use = CounterUse::pay},
                                     {"amount", ValueKind::positive}};

bool possible(const EffectHost& host, const Instruction& it, const Frame& frame) {
  for (const Seat seat : host.players(arg<kFields, "who">(it), frame))
    if (!playersHost(host).canPay(seat, arg<kFields, "what">(it), arg<kFields, "amount">(it))) return false;
  return true;
}

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players(it);
  if (who.empty() || !possible(run.host(), it, run.frame())) return run.host().nothing(run.frame());
  for (const Seat seat : who)
    playersHost(run).pay(seat, arg<kFields, "what">(it), arg<kFields, "amount">(it), run.frame());
}

}  // namespace

Operation payOperation() {
  return {.name = "pay",
          .parameters = kFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .possible = possible};
}

}  // namespace lk::rules::halfwish
