// Which part of a located sheet changed.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns the sheet of that id; null if it is not among those located.
const SheetSighting* sheetOf(const std::vector<SheetSighting>& sheets, const std::string& id);

/// Returns the centres of the changed cells that lie on a sheet of `size`, in mm of the sheet. `changed`: the
/// grid of cells (255: changed), `cell` a cell's side in image pixels.
std::vector<cv::Point2d> changedPlaces(const SheetSighting& sheet, cv::Size2d size, const cv::Mat& changed,
                                       int cell);
/// Returns the rectangle of a sheet of `size` around the places and `margin` beside them, all in mm.
cv::Rect2d areaAround(const std::vector<cv::Point2d>& places, cv::Size2d size, double margin);

/// Returns the rectangle of a sheet of `size` (mm) around all changed cells and `margin` mm beside them;
/// empty if none lies on it. `changed`: the grid of cells (255: changed), `cell` a cell's side in image
/// pixels.
cv::Rect2d changedArea(const SheetSighting& sheet, cv::Size2d size, double margin, const cv::Mat& changed,
                       int cell);

}  // namespace lk::vision
