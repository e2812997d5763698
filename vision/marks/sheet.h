// Printed sheets (trays, mats) with their marks, and places on them in millimetres and pixels.
#pragma once

#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A printed mark: its square of modules without quiet zone. Millimetres from the sheet's top left, x right,
/// y down.
struct MarkSpec {
  std::string text;
  cv::Rect2d square;
  double turnedDeg = 0;  // clockwise around the square's middle; 0 for what is printed on one sheet
};

struct SheetSpec {
  std::string id;   // for example "TRAY:A" or "MAT:halfwish"
  cv::Size2d size;  // millimetres
  std::vector<MarkSpec> marks;
  /// The marks of the tiles that people may lay at the corners of a rectangle of about this size instead, in
  /// the order NW, NE, SE, SW; where they would be on the sheet itself. Empty if there are none.
  std::vector<MarkSpec> tiles = {};
};

/// Returns the corners of a mark on its sheet, from the mark's own top left.
Quad printedCorners(const MarkSpec& mark);

/// Convert millimetres on the sheet to image pixels, and back.
cv::Point2f toImage(const SheetSighting& sheet, cv::Point2d mm);
cv::Point2d toMillimetres(const SheetSighting& sheet, cv::Point2f pixel);

bool isTray(const std::string& sheetId);
std::string trayLetter(const std::string& sheetId);

}  // namespace lk::vision
