// damage: deals one damage instance to each player the word refers to, at the same moment. The kind is normal
// by default.
#include "rules/run/effect_run.h"
#include "rules/run/operations/operations.h"

namespace lk::rules {

namespace {

constexpr std::string_view kKinds[] = {"normal", "true"};  // in the order of DamageKind
constexpr ParameterSpec kFields[] = {
    kWhoField,
    {"amount", ValueKind::positive},
    {.name = "kind", .kind = ValueKind::name, .names = kKinds, .required = false}};

void apply(EffectRun& run, const Instruction& it) {
  run.host().damage(it.arguments[0], it.arguments[1], static_cast<DamageKind>(it.arguments[2]), run.frame());
}

}  // namespace

Operation damageOperation() {
  return {.name = "damage", .parameters = kFields, .traits = {.damages = true}, .apply = apply};
}

}  // namespace lk::rules
