// What of all that was tried is a card.
#pragma once

#include <vector>

#include "vision/cards/find/outline_search.h"

namespace lk::vision {

/// Where most cards of `found` show one size, that size decides what is a card, a half of one, or two of
/// them, and where the rest of a card is of which only a part shows; what it adds is noted in `steps`. Cards
/// whose name only can tell that they are cards are marked as outlier.
std::vector<CardOutline> settleOutlines(const OutlineSearch& search, std::vector<CardOutline> found,
                                        const Proposals& proposals, FinderSteps& steps);

}  // namespace lk::vision
