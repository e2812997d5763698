// Cards of which only a part shows: under another card, cut by the picture's edge, or found as two halves.
// Where the size of the cards is known from the others, one corner and the two sides that meet there tell
// where such a card lies.
#pragma once

#include <vector>

#include "vision/card_finder.h"
#include "vision/card_plane.h"

namespace lk::vision {

/// Cards that account for sides seen in `parts`, or that lie where `supposed` has them, besides those in
/// `known`: of each at least half of the outline is in sight, and nearly all of that is an edge in the
/// picture; the rest is under known cards or outside of the picture. `reach` and `grain` as for fitOutline().
std::vector<CardOutline> completeCards(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const std::vector<Quad>& supposed,
                                       const std::vector<CardOutline>& known, double reach, double grain);

}  // namespace lk::vision
