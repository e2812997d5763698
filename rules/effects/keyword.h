// keyword: this action has a keyword.
#pragma once

#include "rules/effects/operation.h"

namespace lk::rules {

Operation keywordOperation();

}  // namespace lk::rules
