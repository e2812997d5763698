// Names a card with the objects on it masked.
#pragma once

#include <vector>

#include "vision/cards/name/card_naming_one.h"
#include "vision/cards/name/table_light.h"

namespace lk::vision {

/// Observes a card in doubt with possible occluders masked: dice, combined with each set of cards in `covers`
/// that may lie on it, likeliest first. The first `known` sets were already tried without dice. Finally
/// repeats in the table's light, for cards without visible paper. Returns the named card, or `doubtful` with
/// better candidates.
CardSighting nameWithMasked(const NamingRequest& request, const std::vector<std::vector<Quad>>& covers,
                            std::size_t known, const TableLight& light, CardSighting doubtful);

}  // namespace lk::vision
