// heal: restores health within the game's limits.
#include "rules/run/effect_run.h"
#include "rules/run/operations/operations.h"

namespace lk::rules {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField, {"amount", ValueKind::positive}};

void apply(EffectRun& run, const Instruction& it) {
  run.host().heal(arg<kFields, "who">(it), arg<kFields, "amount">(it), run.frame());
}

}  // namespace

Operation healOperation() {
  return {.name = "heal", .parameters = kFields, .apply = apply};
}

}  // namespace lk::rules
