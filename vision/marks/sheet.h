// Printed sheets (trays, mats): from marks to the homography that maps millimetres to pixels.
#pragma once

#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Where a mark is printed: its square of modules (no quiet zone), upright on the sheet. Millimetres from the
/// sheet's top left, x right, y down.
struct MarkSpec {
  std::string text;
  cv::Rect2d square;
};

struct SheetSpec {
  std::string id;   // "TRAY:A", "MAT:halfwish"
  cv::Size2d size;  // millimetres
  std::vector<MarkSpec> marks;
};

struct SheetSearch {
  std::vector<SheetSighting> found;
  std::vector<std::string>
      conflicting;  // ids of sheets seen twice: their marks fit no single sheet; none is used
};

/// Locates every sheet with at least one of its marks in view (more marks, better homography). Of three or
/// four marks one that disagrees with all others is left out; two that disagree, or the same corner twice,
/// are a conflict.
SheetSearch locateSheets(const std::vector<MarkSighting>& marks, const std::vector<SheetSpec>& specs);

/// How far from where `sheet` says they are its marks were seen, at most, in millimetres; none when no mark
/// is seen.
std::optional<double> disagreementMm(const SheetSighting& sheet, const SheetSpec& spec,
                                     const std::vector<MarkSighting>& marks);

/// Millimetres -> pixels, and back.
cv::Point2f toImage(const SheetSighting& sheet, cv::Point2d mm);
cv::Point2d toMillimetres(const SheetSighting& sheet, cv::Point2f pixel);

bool isTray(const std::string& sheetId);
std::string trayLetter(const std::string& sheetId);

}  // namespace lk::vision
