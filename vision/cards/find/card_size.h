// The common card, 63 x 88 mm, where a located sheet gives the picture's scale: tells cards from other
// rectangles and completes outlines that caught a card's inner frame or only a part of it.
#pragma once

#include <vector>

#include "vision/marks/sheet.h"

namespace lk::vision {

/// The sheet that measures the table best: the largest.
const SheetSighting* measuringSheet(const std::vector<SheetSighting>& sheets,
                                    const std::vector<SheetSpec>& specs);

/// True when both sides are those of a card, give or take a seventh.
bool cardSized(const Quad& outline, const SheetSighting& sheet);

/// Cards that such an outline may be a part of; none when it has their size already or nothing of it. At most
/// nine.
std::vector<Quad> fullSized(const Quad& outline, const SheetSighting& sheet);

}  // namespace lk::vision
