// damage: one damage instance to each of the players, as one moment.
#include "rules/effects/effect_run.h"
#include "rules/effects/operations/operations.h"

namespace lk::rules {

namespace {

constexpr std::string_view kKinds[] = {"normal", "true"};  // in the order of DamageKind
constexpr ParameterSpec kFields[] = {
    kWhoField, {"amount", ValueKind::positive}, {"kind", ValueKind::name, kKinds}};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players(it);
  if (who.empty()) return run.host().nothing(run.frame());
  run.host().damage(who, it.arguments[1], static_cast<DamageKind>(it.arguments[2]), run.frame());
}

}  // namespace

Operation damageOperation() {
  return {.name = "damage", .parameters = kFields, .traits = {.damages = true}, .apply = apply};
}

}  // namespace lk::rules
