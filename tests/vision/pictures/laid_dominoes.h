// Dominoes as people lay them: single, side by side, in chains. For training.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

/// Draws dominoes of one make onto a square image. Returns boxes that a finder may mistake for dice: their
/// fields, and the areas between.
std::vector<cv::Rect2f> layDominoes(cv::RNG& random, cv::Mat3f& picture, const View& view);

}  // namespace lk::vision::cast
