// Chooses cards among overlapping outlines (non-maximum suppression).
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"

namespace lk::vision {

/// Keeps the outermost outline of those at one place whose score is close to the best. Removes prints on a
/// card, and large outlines around touching cards. Outlines that share at most `mayShare` of the smaller one
/// do not compete, because one card may lie on the other.
std::vector<CardOutline> chooseOutlines(std::vector<CardOutline> outlines, double mayShare = 0.25);

}  // namespace lk::vision
