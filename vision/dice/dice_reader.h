// Reads six-sided dice: where they lie, then the pips of the face that lies on top.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Finds and reads every d6 of any size in an 8-bit BGR photo. A die that is seen but cannot be read surely
/// has no value. Corners are of the die's top face or body, in pixels of `bgr`.
std::vector<DieSighting> readDice(const cv::Mat& bgr);

/// The same of dice whose side is known, `sidePixels` of the given picture, from three quarters of it to half
/// as much again, in a third of the time. Nothing else with pips may lie there, as in a rectified tray:
/// values need no body around the face.
std::vector<DieSighting> readDiceOfSize(const cv::Mat& bgr, double sidePixels);

}  // namespace lk::vision
