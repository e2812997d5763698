// Whether the picture of a card is good enough to know the card by from then on.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// What was measured of a card to be enrolled. Millimetres are of a card 88 mm high.
struct CardQuality {
  double heightPx = 0;  // of its long side, in the picture
  double blurMm = 0;  // width of its sharpest edges, as the sigma of a blur; 0 when nothing on it has an edge
  double outside = 0;      // share of the card beyond the picture's edge, 0..1
  double paper = 0;        // brightness of its brightest part, 0..255
  double overexposed = 0;  // share of it that is so bright that no print is left, 0..1
};

CardQuality qualityOf(const cv::Mat& bgr, const Quad& corners);

enum class QualityFault { cutOff, small, blurred, dark, overexposed };

/// What is wrong, worst first; empty when the picture will do.
std::vector<QualityFault> faultsOf(const CardQuality& quality);

}  // namespace lk::vision
