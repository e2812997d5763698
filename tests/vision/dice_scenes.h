// Random tables with dice cast on them, and with what only looks like dice: for training.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace cast {

struct PlacedDie {
  int value = 0;   // 0: lies so that nobody should say; -1: cocked, but the camera cannot tell
  float seen = 1;  // share of it that nothing covers
  Drawn drawn;
};

struct Scene {
  cv::Mat picture;  // 8-bit BGR
  std::vector<PlacedDie> dice;
  std::vector<cv::Rect2f> decoys;  // what most looks like dice and is none
};

/// A square picture with up to a dozen dice of 20 to 60 pixels.
Scene randomScene(cv::RNG& random, int size);

}  // namespace cast
