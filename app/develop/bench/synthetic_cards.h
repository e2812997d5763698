// Any number of generated cards, with the similarities of real ones: sets that share a frame, families that
// share a picture and differ in a few words, a small sign or a colour, and signs on white that differ in
// nothing else. For measuring only.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::app {

/// Returns the flat print of card `number` (from 0), 8-bit BGR, always the same. Takes about 0.1 ms.
cv::Mat syntheticCard(int number);

/// A simulated photo of a print: rotated, a little blurred and noisy, in coloured, uneven light, with
/// slightly wrong corners.
struct SyntheticView {
  cv::Mat bgr;
  vision::Quad corners;  // as found by an outline finder: off by up to 0.7 % of the diagonal
};
SyntheticView photographed(const cv::Mat& print, int seed);

}  // namespace lk::app
