// Measures how well a card's print fits a reference's, region by region.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include <opencv2/core.hpp>

#include "vision/cards/name/align/card_align.h"

namespace lk::vision {

/// Correlation of heavy ink over squares a quarter of the card's width, on the scale of closeness(); larger
/// is more similar. In this order: the minimum, and the quantiles of 5 %, 10 %, 25 % and 50 %. Only squares
/// with print on either card count.
inline constexpr std::size_t kPrintFits = 5;
using PrintFit = std::array<double, kPrintFits>;

/// Compares the aligned card with the reference where the card is visible. Each square may shift by two
/// pixels of a look, because cards are never quite flat. The sharper of the two is blurred to match the
/// other. A square's mean has no effect, because light changes it. Returns nullopt if too little print is
/// visible.
std::optional<PrintFit> printFitOf(const cv::Mat& reference, const Alignment& laid);

}  // namespace lk::vision
