// Proposes cards from single corners, for heaps of cards and cards whose contour merges with a shadow. Two
// straight edges that meet at a right angle on the cards' plane may be a card's corner.
#pragma once

#include <vector>

#include "vision/cards/find/card_plane.h"
#include "vision/cards/find/outline_places.h"
#include "vision/cards/find/propose/card_proposals.h"

namespace lk::vision {

/// Returns outlines of the common card size that have a corner where two edge runs meet and enough edge
/// support. Image pixels, best first, at most 120. Edge runs inside `known` cards are already explained and
/// start no hypothesis. The first `whole` entries of `known` are fully visible cards, which may overlap a
/// hypothesis only partly. `proposals` is in pixels of the image reduced by the factor `shrink`.
std::vector<Quad> cardsFromCorners(const Proposals& proposals, double shrink, const CardPlane& plane,
                                   const std::vector<CardOutline>& known, std::size_t whole,
                                   StackingLimit lies = StackingLimit::under);

}  // namespace lk::vision
