// The names and values reported for an image, to compare several sizes of one photo.
#pragma once

#include <string>
#include <vector>

#include "source_runs.h"

namespace lk::photo_scores {

inline constexpr int kSmallerSizes[] = {1600, 1000, 640};  // long sides, pixels

/// A card's name or a die's value, and its position.
struct Answer {
  std::string text;
  cv::Point2f at;     // pixels of the full size
  double radius = 0;  // half the side of a square with the area of what was seen
};

/// `scale`: pixels of the full size per pixel of the image.
std::vector<Answer> answersOf(const vision::FrameSightings& seen, double scale = 1);

/// Compares answers. Two are of one object if their centres are no farther apart than the larger radius. Each
/// is compared once.
SizeCounts compared(const std::vector<Answer>& full, const std::vector<Answer>& small);

/// Returns the image with this long side; empty if it is not larger than that.
cv::Mat shrunk(const cv::Mat& bgr, int longSide);

}  // namespace lk::photo_scores
