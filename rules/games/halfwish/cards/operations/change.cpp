// change: changes a counter by a positive or negative amount.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField,
                                     {.name = "what", .kind = ValueKind::counter, .use = CounterUse::change},
                                     {"by", ValueKind::integer}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who)
    playersHost(run).change(seat, arg<kFields, "what">(it), arg<kFields, "by">(it), run.frame());
}

}  // namespace

Operation changeOperation() {
  return {.name = "change", .parameters = kFields, .traits = {.needs = Hosting::players}, .apply = apply};
}

}  // namespace lk::rules::halfwish
