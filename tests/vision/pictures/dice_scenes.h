// Random tables for training, with cast dice and objects that resemble them.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

struct PlacedDie {
  int value = 0;   // 0: should not be given a value; -1: cocked, but the camera cannot tell
  float seen = 1;  // visible fraction
  Drawn drawn;
};

struct Scene {
  cv::Mat picture;  // 8-bit BGR
  std::vector<PlacedDie> dice;
  std::vector<cv::Rect2f> decoys;  // objects that most resemble dice
};

enum class Among { litter, dominoes };

/// Where the camera is: anywhere above the table, tilted by up to 45 degrees in any direction; or upright and
/// leaning, 30 to 80 degrees above the table, so that the far side of the table is up in the image.
enum class Camera { above, leaning };

/// Returns a square image with up to a dozen dice of 20 to 60 pixels. Among dominoes they often lie side by
/// side. If `photo` is not empty, part of it is the table; it must be at least as wide as high.
Scene randomScene(cv::RNG& random, int size, Among among = Among::litter, const cv::Mat& photo = {},
                  Camera camera = Camera::above);

}  // namespace lk::vision::cast
