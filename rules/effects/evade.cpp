#include "rules/effects/evade.h"

namespace lk::rules {

namespace {

void compile(const Json& operation, Compilation& into) {
  if (into.hook != Hook::profile) {
    into.fault(operation, "evade belongs under \"profile\"", "move it there");
    return;
  }
  if (!into.profile.add({.kind = Instruction::Kind::evade, .when = into.when}))
    into.fault(operation, "the profile has too many operations", "use at most 8");
}

}  // namespace

Operation evadeOperation() {
  return {"evade", {}, compile};
}

}  // namespace lk::rules
