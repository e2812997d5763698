#include "rules/effects/strike.h"

#include "rules/effects/worth.h"

namespace lk::rules {

Operation strikeOperation() {
  return {"strike", worthParameters(), [](const Json& operation, Compilation& into) {
            compileWorth(operation, Instruction::Kind::strike, into);
          }};
}

}  // namespace lk::rules
