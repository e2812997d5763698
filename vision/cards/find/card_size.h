// Uses the common card size, 63 x 88 mm, where a located sheet gives the image's scale. Tells cards from
// other rectangles, and completes outlines of a printed frame or of a part of a card.
#pragma once

#include <vector>

#include "vision/marks/sheet.h"

namespace lk::vision {

/// Returns the largest sheet, which measures the table best, or null if there is none. Points into `sheets`.
const SheetSighting* measuringSheet(const std::vector<SheetSighting>& sheets,
                                    const std::vector<SheetSpec>& specs);

/// True if both sides have a card's length, within a seventh.
bool cardSized(const Quad& outline, const SheetSighting& sheet);

/// Returns full-sized cards of which the outline may be a part. Empty if it has a card's size already, or is
/// too small a part. At most fifty.
std::vector<Quad> fullSized(const Quad& outline, const SheetSighting& sheet);

}  // namespace lk::vision
