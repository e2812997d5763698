// Finds the bodies of dice of any colour, in images of any size.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

struct FoundDie {
  cv::Rect2f box;     // around all visible faces of the die, pixels
  double chance = 0;  // probability of a die, 0..1
};

/// Finds the dice of an 8-bit BGR image, most likely first. `sidePixels` is a die's expected side; sides from
/// 0.75 to 1.5 times that are found.
std::vector<FoundDie> findDice(const cv::Mat& bgr, double sidePixels);

}  // namespace lk::vision
