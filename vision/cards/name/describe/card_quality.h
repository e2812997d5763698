// Checks whether an image of a card is good enough to enrol the card.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// Measurements of a card to be enrolled. Millimetres assume a card 88 mm high.
struct CardQuality {
  double heightPx = 0;     // length of its long side, pixels
  double blurMm = 0;       // blur of its sharpest edges, as a sigma; 0 if it has no edges
  double outside = 0;      // fraction of the card outside the image, 0..1
  double paper = 0;        // brightness of its brightest part, 0..255
  double overexposed = 0;  // overexposed fraction, in which no print is left, 0..1
};

/// Measures the card at `corners` in an 8-bit BGR image.
CardQuality qualityOf(const cv::Mat& bgr, const Quad& corners);

enum class QualityFault { cutOff, small, blurred, dark, overexposed };

/// Returns the faults, worst first; empty if the image is good enough.
std::vector<QualityFault> faultsOf(const CardQuality& quality);

}  // namespace lk::vision
