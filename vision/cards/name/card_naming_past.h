// A card's name past what lies on it.
#pragma once

#include <vector>

#include "vision/cards/name/card_naming_one.h"
#include "vision/cards/name/table_light.h"

namespace lk::vision {

/// A card in doubt is looked at once more without the places of whatever may lie on it: dice, with each of
/// several sets of cards that may be the upper ones, likeliest first. Without dice it was looked at past the
/// first `known` of these sets before. What shows no paper is looked at in the table's light after that.
CardSighting lookedPast(const NamingRequest& request, const std::vector<std::vector<Quad>>& covers,
                        std::size_t known, const TableLight& light, CardSighting doubtful);

}  // namespace lk::vision
