// How well a card's print fits a reference's, place by place.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include <opencv2/core.hpp>

#include "vision/cards/name/align/card_align.h"

namespace lk::vision {

/// Correlation of heavy ink over squares a quarter of the card's width wide, as closeness (-log(1.02 - r));
/// larger is more alike. In this order: the worst square, and those that a twentieth, a tenth, a quarter and
/// half of the squares do not exceed. Only squares with print on either card count.
inline constexpr std::size_t kPrintFits = 5;
using PrintFit = std::array<double, kPrintFits>;

/// Compares where `laid` shows the card. Each square may lie two pixels of a look beside its place, as no
/// card is quite flat, and the sharper of the two is blurred until it is as soft as the other. The mean of a
/// square does not count: it is what light changes. Nothing where too little print is in sight.
std::optional<PrintFit> printFitOf(const cv::Mat& reference, const Alignment& laid);

}  // namespace lk::vision
