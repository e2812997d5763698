// if: runs operations if a test holds at this moment, otherwise others.
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/run/operations/operations.h"

namespace lk::rules::halfwish {

namespace {

constexpr ParameterSpec kFields[] = {{"test", ValueKind::test},
                                     {"then", ValueKind::operations},
                                     {.name = "else", .kind = ValueKind::otherwise, .required = false}};

void apply(EffectRun& run, const Instruction& it) {
  const Test& test = run.program().tests[static_cast<std::size_t>(it.test)];
  run.enter(run.host().holds(test, run.frame()) ? it.body : it.otherwise);
}

}  // namespace

Operation ifOperation() {
  return {.name = "if", .parameters = kFields, .traits = {.place = Place::both}, .apply = apply};
}

void ifProfile(ProfileRun& run, const Instruction& it) {
  run.enter(run.holds(it.test) ? it.body : it.otherwise);
}

}  // namespace lk::rules::halfwish
