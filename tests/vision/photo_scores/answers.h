// What is said of a picture, name by name and value by value, to compare sizes of one photo.
#pragma once

#include <string>
#include <vector>

#include "source_runs.h"

namespace lk::photo_scores {

inline constexpr int kSmallerSizes[] = {1600, 1000, 640};  // long sides, pixels

/// A card's name or a die's value, and where.
struct Answer {
  std::string says;
  cv::Point2f at;     // pixels of the full size
  double radius = 0;  // half the side of a square as large as what was seen
};

/// `scale`: pixels of the full size for one of the picture.
std::vector<Answer> answersOf(const vision::FrameSightings& seen, double scale = 1);

/// Answers are of one thing when their middles are no farther apart than the larger radius; each is compared
/// once.
SizeCounts compared(const std::vector<Answer>& full, const std::vector<Answer>& small);

/// Returns the picture with this long side; empty when it is no larger than that.
cv::Mat shrunk(const cv::Mat& bgr, int longSide);

}  // namespace lk::photo_scores
