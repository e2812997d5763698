// Fits the sides of proposed shapes and classifies each outline.
#pragma once

#include "vision/cards/find/outline_search.h"

namespace lk::vision {

/// Tries the proposals of `steps`, largest first. Skips those that an earlier one has settled.
void fitAll(const OutlineSearch& search, FinderSteps& steps);

}  // namespace lk::vision
