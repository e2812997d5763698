// evade: this action dodges what faces it.
#include "rules/effects/operations/operations.h"
#include "rules/effects/profile_run.h"
#include "rules/games/halfwish/operations/operations.h"

namespace lk::rules::halfwish {

Operation evadeOperation() {
  return {.name = "evade",
          .parameters = {},
          .traits = {.place = Place::profile, .dodges = true},
          .profile = [](ProfileRun& run, const Instruction&) { run.evade(); }};
}

}  // namespace lk::rules::halfwish
