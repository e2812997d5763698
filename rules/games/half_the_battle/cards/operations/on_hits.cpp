// damage, modify_hit, reflect, redirect: operations on waiting hits.
#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/cards/operations.h"
#include "rules/games/half_the_battle/rules/hits.h"
#include "rules/games/half_the_battle/rules/host.h"

namespace lk::rules::half_the_battle {

namespace {

/// The hits were announced with the action; this applies them.
void damage(EffectRun& run, const Instruction&) {
  applyHits(hostOf(run).changes(), run.host().cards());
}

void modifyHit(EffectRun& run, const Instruction& it) {
  changeHit(hostOf(run).changes(), hostOf(run).aimed().hit, arg<kModifyHitFields, "change">(it),
            arg<kModifyHitFields, "by">(it));
}

void reflect(EffectRun& run, const Instruction&) {
  reflectHit(hostOf(run).changes(), run.host().cards(), hostOf(run).aimed().hit);
}

/// Does nothing here: evaluated when a hit is announced, see marks.h.
void standsThere(EffectRun&, const Instruction&) {}

}  // namespace

Operation damageOperation() {
  return {.name = "damage", .parameters = kDamageFields, .traits = {.damages = true}, .apply = damage};
}
Operation modifyHitOperation() {
  return {.name = "modify_hit", .parameters = kModifyHitFields, .apply = modifyHit};
}
Operation reflectOperation() {
  return {.name = "reflect", .apply = reflect};
}
Operation redirectOperation() {
  return {.name = "redirect", .apply = standsThere};
}

}  // namespace lk::rules::half_the_battle
