// if: operations that hold only while a test is true, else others.
#pragma once

#include "rules/effects/operation.h"

namespace lk::rules {

Operation ifOperation();

}  // namespace lk::rules
