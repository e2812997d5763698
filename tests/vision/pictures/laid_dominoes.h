// Dominoes as people lay them: single, side by side, in chains. For training.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

/// Draws dominoes of one make onto a square picture. Returns boxes of what a finder of dice may take for a
/// die: their fields, and what lies between.
std::vector<cv::Rect2f> layDominoes(cv::RNG& random, cv::Mat3f& picture, const View& view);

}  // namespace lk::vision::cast
