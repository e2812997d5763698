// A card's name past what lies on it.
#pragma once

#include <vector>

#include "vision/cards/name/card_naming_one.h"

namespace lk::vision {

/// A card in doubt is looked at once more without the places of whatever may lie on it: dice, and the cards
/// that share a part of its place, `sharing`, whichever was taken for the upper one. It was looked at without
/// `known` of these before.
CardSighting lookedPast(const Asked& asked, const std::vector<Quad>& sharing, std::size_t known,
                        CardSighting doubtful);

}  // namespace lk::vision
