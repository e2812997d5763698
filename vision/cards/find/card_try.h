// Fits the sides of what was proposed and tells what each outline may be.
#pragma once

#include "vision/cards/find/outline_search.h"

namespace lk::vision {

/// Tries the proposals of `steps`, largest first, but for those that an earlier one has settled.
void tryAll(const OutlineSearch& search, FinderSteps& steps);

}  // namespace lk::vision
