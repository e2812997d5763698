// steal: takes from the other player what is there, up to a number.
#include "rules/effects/effect_run.h"
#include "rules/effects/operations/operations.h"

namespace lk::rules {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField,
                                     {.name = "what", .kind = ValueKind::counter, .use = CounterUse::steal},
                                     {"amount", ValueKind::positive}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who) playersHost(run).steal(seat, it.arguments[1], it.arguments[2], run.frame());
}

}  // namespace

Operation stealOperation() {
  return {.name = "steal", .parameters = kFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules
