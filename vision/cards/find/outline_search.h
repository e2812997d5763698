// Data shared by the steps of one search for cards.
#pragma once

#include <algorithm>

#include "vision/cards/find/finder_options.h"

namespace lk::vision {

inline constexpr double kSteepestTilt = 0.70;  // cosine of 45 degrees

/// One search in one image. Does not own the image or the options.
struct OutlineSearch {
  const cv::Mat& bgr;
  const CardFinderOptions& options;
  double shrink = 1;      // image pixels per pixel of the reduced image
  double noiseLevel = 0;  // noise level of the image, grey levels
  /// Limits of a card's long side over its short side.
  [[nodiscard]] double lowest() const { return options.aspect * (1 - options.aspectTolerance); }
  [[nodiscard]] double highest() const { return options.aspect * (1 + options.aspectTolerance); }
  /// Returns the search range in image pixels around a side that was found in the reduced image.
  [[nodiscard]] double reach() const { return std::max(2.0, 1.5 * shrink); }
};

/// True if the centre of `quad` is in an ignored area, see CardFinderOptions.
bool isIgnored(const cv::Mat& ignore, const Quad& quad);
/// True if `quad` is inside an image of `size`, within a hundredth of its long side.
bool isInside(const Quad& quad, cv::Size size);

}  // namespace lk::vision
