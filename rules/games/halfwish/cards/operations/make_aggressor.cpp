// make_aggressor: a player becomes the aggressor of the running duel.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField};

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  hostOf(run).makeAggressor(*who.begin(), run.frame());
}

}  // namespace

Operation makeAggressorOperation() {
  return {.name = "make_aggressor", .parameters = kFields, .apply = apply};
}

}  // namespace lk::rules::halfwish
