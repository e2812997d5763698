// Finds dice that lie on cards. A card's print may show round shapes and dice too, but the print of a known
// card is known.
#pragma once

#include <vector>

#include "vision/cards/name/card_index.h"

namespace lk::vision {

/// Returns what looks like dice on or near a card, including print. Expects dice of 12 to 25 mm and cards of
/// 88 mm. `bgr` is the full image (8-bit BGR), `card` an outline in it.
std::vector<DieSighting> diceLikeNear(const cv::Mat& bgr, const Quad& card);

/// Largest area of a die's face over its card's area, for a die of 25 mm under perspective.
inline constexpr double kMaxDie = 0.12;

/// Returns dice whose centres are on named cards, where the cards differ from their references. A value is
/// only reported if it is very certain.
std::vector<DieSighting> diceOnCards(const cv::Mat& bgr, const CardIndex& index,
                                     const std::vector<CardSighting>& named);

}  // namespace lk::vision
