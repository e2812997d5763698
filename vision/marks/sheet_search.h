// Locates printed sheets (trays, mats): computes the homography from millimetres to pixels from their marks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "vision/marks/sheet.h"

namespace lk::vision {

struct SheetSearch {
  std::vector<SheetSighting> found;
  std::vector<std::string>
      conflicting;  // ids of sheets whose marks fit no single sheet; they are not located
};

/// Locates every sheet with at least one visible mark; more marks give a better homography. Of three or four
/// marks, one that disagrees with all others is ignored. Two that disagree, or the same mark seen twice, are
/// a conflict. A sheet none of whose own marks is visible is located by its tiles, if layTiles() can.
SheetSearch locateSheets(const std::vector<MarkSighting>& marks, const std::vector<SheetSpec>& specs);

/// Returns the largest distance of a seen mark's corner from where `sheet` expects it, millimetres. Returns
/// nullopt if no mark of the sheet is seen.
std::optional<double> disagreementMm(const SheetSighting& sheet, const SheetSpec& spec,
                                     const std::vector<MarkSighting>& marks);

}  // namespace lk::vision
