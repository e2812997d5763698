// Computes the pose of a camera over the table from a printed sheet in its picture.
#pragma once

#include <optional>

#include "vision/core/sighting.h"

namespace lk::app {

struct CameraPose {
  double focalPx = 0;     // for square pixels, with the optical axis in the middle of the picture
  double tiltDeg = 0;     // 0..90; 0 if the camera looks straight down on the sheet
  double distanceMm = 0;  // from the lens to the point of the table at the middle of the picture
};

/// Computes the pose from one sheet of known size. If the camera looks almost straight down or the sheet is
/// small, the focal length cannot be computed; that of most webcams is used then (59 degrees from left to
/// right). Returns nullopt if the sheet is seen edge-on.
std::optional<CameraPose> cameraPose(const vision::SheetSighting& sheet, cv::Size picture);

}  // namespace lk::app
