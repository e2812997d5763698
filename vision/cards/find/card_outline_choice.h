// Which of many overlapping outlines are cards.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"

namespace lk::vision {

/// Of outlines over the same place keeps the outermost that is about as well seen as any: not what is printed
/// on a card, not the one big outline around several touching cards. Outlines that share at most `mayShare`
/// of the smaller one do not compete: one card may lie on the other.
std::vector<CardOutline> chooseOutlines(std::vector<CardOutline> outlines, double mayShare = 0.25);

}  // namespace lk::vision
