// Which of many overlapping outlines are cards.
#pragma once

#include <vector>

#include "vision/card_finder.h"

namespace lk::vision {

/// Of outlines over the same place keeps the outermost that is about as well seen as any: not what is printed
/// on a card, not the one big outline around several touching cards.
std::vector<CardOutline> chooseOutlines(std::vector<CardOutline> outlines);

}  // namespace lk::vision
