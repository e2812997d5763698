// Dice that lie on cards: a card's print shows round things and dice, too, and a known card's print is known.
#pragma once

#include <vector>

#include "vision/cards/name/card_index.h"

namespace lk::vision {

/// What looks like dice in the neighbourhood of a card (its outline in a frame, 8-bit BGR), print or not, of
/// the size of dice of 12 to 25 mm on cards of 88.
std::vector<DieSighting> diceLikeNear(const cv::Mat& bgr, const Quad& card);

/// Of a card's area: more than the face of a die of 25 mm takes of it, seen aslant.
inline constexpr double kMostDie = 0.12;

/// Dice whose middles are on named cards, wherever these show something else there than their references do.
/// With a value only where that is plain, too.
std::vector<DieSighting> diceOnCards(const cv::Mat& bgr, const CardIndex& index,
                                     const std::vector<CardSighting>& named);

}  // namespace lk::vision
