// How alike two looks are: correlation over turns and small shifts, a coarse sieve first.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// A look made ready to be compared with: mean removed, length one.
struct ComparableLook {
  std::vector<float> coarse;
  std::vector<float> fine;
};

ComparableLook comparable(const cv::Mat& look);

/// A card as seen, in one of its four turns, with its small shifts worked out once for all references.
struct TurnedLook {
  int quarters = 0;  // the outline's corner at which the card's own top left is taken to lie
  std::vector<float> coarse;
  std::vector<std::vector<float>> fine;  // one a shift; the unshifted one first
};

TurnedLook turnedLook(const cv::Mat& look, int quarters);

double dot(const std::vector<float>& a, const std::vector<float>& b);

/// The best correlation over the shifts, -1..1.
double likeness(const ComparableLook& reference, const TurnedLook& seen);

/// Upside down.
cv::Mat halfTurned(const cv::Mat& look);

}  // namespace lk::vision
