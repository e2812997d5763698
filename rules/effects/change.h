// change: the owner gains or loses some of a counter.
#pragma once

#include "rules/effects/operation.h"

namespace lk::rules {

Operation changeOperation();

}  // namespace lk::rules
