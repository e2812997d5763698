// Random tables with dice cast on them, and with what only looks like dice: for training.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

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

enum class Among { litter, dominoes };

/// A square picture with up to a dozen dice of 20 to 60 pixels; among dominoes they often lie side against
/// side. `photo`: a part of it is the table, when it is not empty; at least as wide as high.
Scene randomScene(cv::RNG& random, int size, Among among = Among::litter, const cv::Mat& photo = {});

}  // namespace lk::vision::cast
