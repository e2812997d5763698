// A sheet as seen straight from above.
#pragma once

#include "vision/marks/sheet.h"

namespace lk::vision {

inline constexpr double kSheetMarginMm = 6;  // a die may lean over the sheet's edge

/// The sheet with a margin around it, rectified, its marks painted over with the paper around them.
struct SheetView {
  cv::Mat bgr;
  double pixelsPerMm = 4;
  cv::Matx33d toImage;  // view pixels -> image pixels
};

SheetView viewSheet(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec,
                    double pixelsPerMm = 4);

/// The view in which dice are read, and a common die's side in its pixels.
SheetView viewForDice(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec);
double dieSidePixels(const SheetView& view);

/// The dice on the sheet, in pixels of the image: read in the top view.
std::vector<DieSighting> readSheetDice(const cv::Mat& bgr, const SheetSighting& sheet, const SheetSpec& spec);

}  // namespace lk::vision
