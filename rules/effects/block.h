// block: this action blocks base + plus.
#pragma once

#include "rules/effects/operation.h"

namespace lk::rules {

Operation blockOperation();

}  // namespace lk::rules
