// heal: health back, as far as the game lets it.
#include "rules/effects/effect_run.h"
#include "rules/effects/operations/operations.h"

namespace lk::rules {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField, {"amount", ValueKind::positive}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who) run.host().heal(seat, it.arguments[1], run.frame());
}

}  // namespace

Operation healOperation() {
  return {.name = "heal", .parameters = kFields, .apply = apply};
}

}  // namespace lk::rules
