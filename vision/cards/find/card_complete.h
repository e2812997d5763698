// Cards of which only a part shows: under another card, cut by the picture's edge, or found as two halves.
// Where the size of the cards is known from the others, one corner and the two sides that meet there tell
// where such a card lies.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// Cards that account for sides seen in `parts`, or that lie where `hypotheses` has them, besides those in
/// `known`: of each at least half of the outline is in sight, and nearly all of that is an edge in the
/// picture; the rest is under known cards or outside of the picture. `reach` and `grain` as for fitOutline().
/// `before`: so many of `known`, the first, were known when the same parts were looked at last; what touches
/// none of the others is not looked at again.
std::vector<CardOutline> completeCards(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const std::vector<Quad>& hypotheses,
                                       const std::vector<CardOutline>& known, double reach, double grain,
                                       std::size_t before = 0);

/// The same of which less need be an edge, best first: many over one place, of which a card's name may tell
/// the one.
std::vector<CardOutline> possibleCards(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const std::vector<Quad>& hypotheses,
                                       const std::vector<CardOutline>& known, double reach, double grain);

/// Outlines that share more than this part of the smaller one are two of one card, one of them wrong.
inline constexpr double kOneCard = 0.45;

/// Notes where a card may lie, too, unless that is said already or enough is.
void addOther(CardOutline& card, const Quad& other);

/// Of cards whose outline is not quite that of a card on the plane, as where a side was taken for a
/// neighbour's: notes where they lie by the rest of their sides, or by an outline that was as well seen but
/// `lost` against theirs.
void addCompleted(const cv::Mat& image, const CardPlane& plane, const std::vector<CardOutline>& lost,
                  std::vector<CardOutline>& cards, double reach, double grain);

}  // namespace lk::vision
