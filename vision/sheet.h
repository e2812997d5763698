// Printed sheets (trays, mats): from marks to the homography that maps millimetres to pixels.
#pragma once

#include <string>
#include <vector>

#include "vision/sighting.h"

namespace lk::vision {

/// Where a mark is printed: its square of modules (no quiet zone), upright on the sheet. Millimetres from the sheet's
/// top left, x right, y down.
struct MarkSpec {
  std::string text;
  cv::Rect2d square;
};

struct SheetSpec {
  std::string id;  // "TRAY:A", "MAT:halfwish"
  cv::Size2d size;  // millimetres
  std::vector<MarkSpec> marks;
};

struct SheetSearch {
  std::vector<SheetSighting> found;
  std::vector<std::string> conflicting;  // marks seen that no single sheet explains; neither is used
};

/// Locates every sheet with at least one of its marks in view (more marks, better homography).
SheetSearch locateSheets(const std::vector<MarkSighting>& marks, const std::vector<SheetSpec>& specs);

}  // namespace lk::vision
