// What is still different between two looks once one lies over the other.
#pragma once

#include <array>
#include <cstddef>

#include <opencv2/core.hpp>

#include "vision/cards/name/align/card_align.h"

namespace lk::vision {

/// How a card as seen and a reference differ, in numbers that evidence is worked out from; larger is more
/// alike. In this order: similarity; similarity of the two blurred; heavy ink where it differs most, and its
/// correlation; the same of red against green; the correlation of blue against yellow; the similarity of
/// small parts: the worst, that which a tenth, a quarter and half of them do not reach; the colour of the
/// ink, all of it together. Then by what those are to be judged, as weak print in weak light is never as like
/// as bold print: the reference's contrast in heavy ink, red against green, and blue against yellow; how much
/// more of it the reference has; the share of the card in sight; how much the reference had to be blurred;
/// and what differs in heavy ink as finely as grain does, and more broadly, and the same of red against
/// green.
inline constexpr std::size_t kMatchFeatures = 22;
using MatchFeatures = std::array<double, kMatchFeatures>;

/// Compares where `laid` shows the card.
MatchFeatures matchFeatures(const cv::Mat& reference, const Alignment& laid);

}  // namespace lk::vision
