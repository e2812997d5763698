// What the steps of one search for cards share.
#pragma once

#include <algorithm>

#include "vision/cards/find/card_finder.h"

namespace lk::vision {

inline constexpr double kSteepestTilt = 0.70;  // cosine: 45 degrees

/// One search in one picture, which it does not own.
struct OutlineSearch {
  const cv::Mat& bgr;
  const CardFinderOptions& options;
  double shrink = 1;  // pixels of the picture a pixel of the reduced one
  double grain = 0;   // of the picture, grey levels
  /// Long over short side that a card may have.
  [[nodiscard]] double lowest() const { return options.aspect * (1 - options.aspectTolerance); }
  [[nodiscard]] double highest() const { return options.aspect * (1 + options.aspectTolerance); }
  /// How far, pixels of the picture, a side may lie from where it shows in what was made from the reduced
  /// one.
  [[nodiscard]] double reach() const { return std::max(2.0, 1.5 * shrink); }
};

/// Whether the middle of `quad` is in a place not to be looked at.
bool isIgnored(const OutlineSearch& search, const Quad& quad);
/// Whether it lies in a picture of `size`, but for a hundredth of its long side.
bool isInside(const Quad& quad, cv::Size size);

}  // namespace lk::vision
