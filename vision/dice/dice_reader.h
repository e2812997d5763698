// Reads six-sided dice: finds them, then reads the pips on the top face.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Finds and reads dice of any size in an 8-bit BGR photo. A die that cannot be read with certainty has no
/// value. Corners are those of the die's top face or body, in pixels of `bgr`.
std::vector<DieSighting> readDice(const cv::Mat& bgr);

/// Reads dice of known size in a third of the time. `sidePixels` is a die's side; 0.75 to 1.5 times that is
/// found. Precondition: nothing else with pips is there, as in a rectified tray, because no body around the
/// face is required.
std::vector<DieSighting> readDiceOfSize(const cv::Mat& bgr, double sidePixels);

}  // namespace lk::vision
