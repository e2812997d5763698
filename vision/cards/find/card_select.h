// Decides which of the tried outlines are cards.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"
#include "vision/cards/find/outline_search.h"
#include "vision/cards/find/propose/card_proposals.h"

namespace lk::vision {

/// Decides which outlines of `found` are cards. If most show a common size, that size separates cards from
/// halves and pairs, and completes partly visible cards. Added cards are appended to `steps`. Outlines that
/// are cards only by their name are marked as outliers.
std::vector<CardOutline> selectOutlines(const OutlineSearch& search, std::vector<CardOutline> found,
                                        const Proposals& proposals, FinderSteps& steps);

}  // namespace lk::vision
