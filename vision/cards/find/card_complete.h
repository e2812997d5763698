// Completes partly visible cards: under another card, cut by the image border, or found as two halves. Once
// the cards' size is known, one corner and its two sides determine where the card lies.
#pragma once

#include <vector>

#include "vision/cards/find/card_outline.h"
#include "vision/cards/find/card_plane.h"

namespace lk::vision {

/// Finds cards besides `known` that explain the corners in `parts` or confirm one of `hypotheses`. At least
/// half of each outline is visible, and nearly all of the visible part is supported by edges. The rest is
/// under known cards or outside the image. A hypothesis may be occluded more, and needs less support. `reach`
/// (pixels) and `noiseLevel` (noise level, grey levels) are as for fitOutline().
/// `before`: the number of leading entries of `known` that were known in the last call with the same `parts`.
/// Outlines from parts that touch no later entry are skipped, because nothing changed for them.
std::vector<CardOutline> completeCards(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const std::vector<Quad>& hypotheses,
                                       const std::vector<CardOutline>& known, double reach, double noiseLevel,
                                       std::size_t before = 0);

/// Finds cards like completeCards() with the looser thresholds for hypotheses, and also cards that lie on
/// known ones. Returns them best first, several over one place. Only a card's name can tell which of them is
/// right.
std::vector<CardOutline> possibleCards(const cv::Mat& image, const CardPlane& plane,
                                       const std::vector<Quad>& parts, const std::vector<Quad>& hypotheses,
                                       const std::vector<CardOutline>& known, double reach,
                                       double noiseLevel);

/// Two outlines that share more than this fraction of the smaller one are of the same card, so one of them is
/// wrong.
inline constexpr double kOneCard = 0.45;

/// Adds an alternative outline to a card, unless a nearly equal one is present or the card has four.
void addOther(CardOutline& card, const Quad& other);

/// Adds alternative outlines to cards that deviate from the common size, for example because one side
/// followed a neighbour's edge. The alternatives are the outlines implied by the card's other sides, and
/// outlines of `lost` (rejected ones) with a higher score.
void addCompleted(const cv::Mat& image, const CardPlane& plane, const std::vector<CardOutline>& lost,
                  std::vector<CardOutline>& cards, double reach, double noiseLevel);

}  // namespace lk::vision
