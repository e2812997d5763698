// evade: this action evades the opposing action.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

Operation evadeOperation() {
  return {.name = "evade", .parameters = {}, .traits = {.place = Place::measure, .own = kDodges}};
}

void evadeProfile(ProfileRun& run, const Instruction&) {
  run.evade();
}

}  // namespace lk::rules::halfwish
