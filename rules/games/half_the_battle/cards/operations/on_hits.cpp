// damage, modify_hit, reflect, redirect: operations on waiting hits.
#include "rules/games/half_the_battle/cards/operation_words.h"
#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/rules/hits.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr ParameterSpec kDamage[] = {
    {.name = "to", .kind = ValueKind::name, .names = kWhom},
    {"amount", ValueKind::positive},
    {.name = "kind", .kind = ValueKind::name, .names = kKinds, .required = false}};
/// The hits were announced with the action; this applies them.
void damage(EffectRun& run, const Instruction&) {
  applyHits(hostOf(run).changes(), run.host().cards());
}

constexpr auto kChanges = enumerated<HitChange, std::string_view>({{HitChange::stronger, "stronger"},
                                                                   {HitChange::halved, "halved"},
                                                                   {HitChange::nothing, "nothing"},
                                                                   {HitChange::lethal, "lethal"}});
constexpr auto kTests = enumerated<HitTest, std::string_view>(
    {{HitTest::always, "always"}, {HitTest::attackerElsewhere, "attacker_elsewhere"}});
constexpr ParameterSpec kModifyHit[] = {
    {.name = "change", .kind = ValueKind::name, .names = kChanges},
    {.name = "by", .kind = ValueKind::positive, .required = false},
    {.name = "if", .kind = ValueKind::name, .names = kTests, .required = false}};
void modifyHit(EffectRun& run, const Instruction& it) {
  changeHit(hostOf(run).changes(), hostOf(run).aimed().hit,
            static_cast<HitChange>(arg<kModifyHit, "change">(it)), arg<kModifyHit, "by">(it));
}

void reflect(EffectRun& run, const Instruction&) {
  reflectHit(hostOf(run).changes(), run.host().cards(), hostOf(run).aimed().hit);
}

/// Does nothing here: evaluated when a hit is announced, see marks.h.
void standsThere(EffectRun&, const Instruction&) {}

}  // namespace

Operation damageOperation() {
  return {.name = "damage", .parameters = kDamage, .traits = {.damages = true}, .apply = damage};
}
Operation modifyHitOperation() {
  return {.name = "modify_hit", .parameters = kModifyHit, .apply = modifyHit};
}
Operation reflectOperation() {
  return {.name = "reflect", .apply = reflect};
}
Operation redirectOperation() {
  return {.name = "redirect", .apply = standsThere};
}

}  // namespace lk::rules::half_the_battle
