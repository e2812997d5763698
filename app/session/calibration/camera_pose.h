// How a camera stands over the table, from a printed sheet in its picture.
#pragma once

#include <optional>

#include "vision/core/sighting.h"

namespace lk::app {

struct CameraPose {
  double focalPx = 0;     // of a camera with square pixels, its axis in the middle of the picture
  double tiltDeg = 0;     // from looking straight down on the sheet, 0..90
  double distanceMm = 0;  // from the lens to the point of the table in the middle of the picture
};

/// From one sheet of known size. Looking almost straight down, or on a small sheet, nothing tells the focal
/// length: it is then taken to be that of most webcams (59 degrees from left to right). None for a sheet that
/// lies edge on.
std::optional<CameraPose> cameraPose(const vision::SheetSighting& sheet, cv::Size picture);

}  // namespace lk::app
