// swap_actions: swaps the two committed actions of a player.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {kWhoField};

void apply(EffectRun& run, const Instruction& it) {
  for (const Seat seat : run.players<kFields>(it)) hostOf(run).swapActions(seat, run.frame());
}

}  // namespace

Operation swapActionsOperation() {
  return {.name = "swap_actions", .parameters = kFields, .apply = apply};
}

}  // namespace lk::rules::halfwish
