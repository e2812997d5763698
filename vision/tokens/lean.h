// How far things that stand on a sheet lean outwards in a picture.
#pragma once

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns by how much what is 1 mm above a place of a sheet (mm) seems to lie beside it on the sheet, mm.
/// `picture` is the size of the picture, taken by a lens of some 65 degrees across its width.
cv::Point2d leanAt(const SheetSighting& sheet, cv::Size picture, cv::Point2d mm);

}  // namespace lk::vision
