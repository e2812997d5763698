// Reads six-sided dice: bodies first, then the pips of the face that lies on top.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

struct DiceReaderOptions {
  /// Expected side of a die in pixels of the given image; 0 = not known, search all plausible sizes.
  double sidePixels = 0;
  /// Nothing else with pips lies there, as in a tray; otherwise a value needs a die's body around its face.
  bool diceAlone = false;
};

/// Finds and reads every d6 in an 8-bit BGR image (a whole photo or a rectified tray). A die that is seen but
/// cannot be read surely has no value. Corners are of the die's top face or body, in pixels of `bgr`.
std::vector<DieSighting> readDice(const cv::Mat& bgr, const DiceReaderOptions& options = {});

}  // namespace lk::vision
