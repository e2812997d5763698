#include "rules/effects/block.h"

#include "rules/effects/worth.h"

namespace lk::rules {

Operation blockOperation() {
  return {"block", worthParameters(), [](const Json& operation, Compilation& into) {
            compileWorth(operation, Instruction::Kind::block, into);
          }};
}

}  // namespace lk::rules
