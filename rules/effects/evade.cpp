#include "rules/effects/evade.h"

namespace lk::rules {

namespace {

void compile(const Json& operation, Compilation& into) {
  into.add(operation, {.kind = Instruction::Kind::evade});
}

}  // namespace

Operation evadeOperation() {
  return {"evade", {}, compile};
}

}  // namespace lk::rules
