// evade: this action dodges what faces it.
#pragma once

#include "rules/effects/operation.h"

namespace lk::rules {

Operation evadeOperation();

}  // namespace lk::rules
