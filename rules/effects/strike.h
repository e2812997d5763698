// strike: this action strikes for base + plus.
#pragma once

#include "rules/effects/operation.h"

namespace lk::rules {

Operation strikeOperation();

}  // namespace lk::rules
