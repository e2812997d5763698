// damage: deals one damage instance to each player the word refers to, at the same moment. The kind is normal
// by default.
#include "rules/run/effect_run.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules {

namespace {

constexpr auto kKinds = enumerated<DamageKind, std::string_view>(
    {{DamageKind::normal, "normal"}, {DamageKind::trueDamage, "true"}});
constexpr ParameterSpec kFields[] = {
    kWhoField,
    {"amount", ValueKind::positive},
    {.name = "kind", .kind = ValueKind::name, .names = kKinds, .required = false}};

void apply(EffectRun& run, const Instruction& it) {
  run.host().damage(arg<kFields, "who">(it), arg<kFields, "amount">(it),
                    static_cast<DamageKind>(arg<kFields, "kind">(it)), run.frame());
}

}  // namespace

Operation damageOperation() {
  return {.name = "damage", .parameters = kFields, .traits = {.damages = true}, .apply = apply};
}

}  // namespace lk::rules
