// Cards of which no shape tells, in a heap of cards or where a shadow's edge runs into theirs: where two
// straight edges meet at a right angle on the cards' plane, a card's corner may be.
#pragma once

#include <vector>

#include "vision/cards/find/card_plane.h"
#include "vision/cards/find/outline_places.h"
#include "vision/cards/find/propose/card_proposals.h"

namespace lk::vision {

/// Outlines of the cards' size, in pixels of the picture, that have a corner where two of `runs` meet and
/// most of whose sides in sight are edges, best first. What lies inside `known` is accounted for already and
/// suggests nothing; where the first `whole` of them lie, no other card does. `runs` and `edges` are as in
/// Proposals, of the picture made smaller by `shrink`.
std::vector<Quad> cardsFromCorners(const Proposals& proposals, double shrink, const CardPlane& plane,
                                   const std::vector<CardOutline>& known, std::size_t whole,
                                   Lies lies = Lies::under);

}  // namespace lk::vision
