// Objects on a table that are not cards: printed pages, hands, dominoes, phones, coins, pens. For tests that
// must yield nothing.
#pragma once

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

enum class Clutter { textPage, hands, dominoes, phones, coinsAndPens, chequered };
inline constexpr Clutter kAllClutter[] = {Clutter::textPage, Clutter::hands,        Clutter::dominoes,
                                          Clutter::phones,   Clutter::coinsAndPens, Clutter::chequered};
const char* nameOf(Clutter kind);

/// Draws objects onto the table in `picture` (8-bit BGR), placed by the seed.
void scatter(cv::Mat& picture, Clutter kind, unsigned seed);

}  // namespace lk::vision::drawn
