// Rectifies a sheet to a top view.
#pragma once

#include "vision/marks/sheet.h"

namespace lk::vision {

inline constexpr double kSheetMarginMm = 6;  // margin, because a die may lean over the sheet's edge

/// The rectified sheet with a margin around it. Its marks are painted over with the paper around them.
struct SheetView {
  cv::Mat bgr;
  double pixelsPerMm = 4;
  cv::Matx33d toImage;  // homography: view pixels -> image pixels
};

SheetView viewSheet(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
                    double pixelsPerMm = 4);

/// The view in which dice are read, and a common die's side in pixels of the view.
SheetView viewForDice(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec);
double dieSidePixels(const SheetView& view);

/// Reads the dice on the sheet in the top view. Returns them in image pixels.
std::vector<DieSighting> readSheetDice(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec);

}  // namespace lk::vision
