// Finds the bodies of dice, of any colour, in pictures of any size.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

struct FoundDie {
  cv::Rect2f box;     // around all that is seen of the die, side faces too; pixels
  double chance = 0;  // of a die being there, 0..1
};

/// The dice of an 8-bit BGR picture, likeliest first. `sidePixels`: a die's expected side, from three
/// quarters of it to half as much again is found.
std::vector<FoundDie> findDice(const cv::Mat& bgr, double sidePixels);

}  // namespace lk::vision
