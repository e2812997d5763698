// Finds plain cubes of 8 to 10 mm on a sheet that was located by its marks, or on cards there.
#pragma once

#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Returns every colour of cubes that can be read.
std::vector<CubeColour> readableCubes();

/// The cubes that may lie on a sheet: people's own.
struct CubeSheet {
  std::string sheet;  // SheetSpec::id
  cv::Size2d size;    // of the sheet, mm
  std::vector<CubeColour> colours;
};

/// Reads the cubes that lie wholly in `area` (mm) of the sheet, in an 8-bit BGR image, row by row. What is
/// of such a colour and larger than one cube is reported as cubes that cannot be counted; dice with pips,
/// prints and other things of such a colour are dropped.
std::vector<CubeSighting> readCubes(const cv::Mat& bgr, const SheetSighting& sheet, const CubeSheet& expected,
                                    cv::Rect2d area);

}  // namespace lk::vision
