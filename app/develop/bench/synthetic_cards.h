// Made-up cards in any number, with the likenesses real ones have: sets that share a frame, families that
// share a picture and differ in a few words, a small sign or a colour, and signs on white in which nothing
// else differs. For measuring only.
#pragma once

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::app {

/// The flat print of card `number` (from 0 up), 8-bit BGR, always the same. About 0.1 ms.
cv::Mat syntheticCard(int number);

/// A print seen by a camera: turned, a little blurred and noisy, in coloured, uneven light, and found not
/// quite where it is.
struct SyntheticView {
  cv::Mat bgr;
  vision::Quad corners;  // as a finder would give them, off by up to 0.7 % of the diagonal
};
SyntheticView photographed(const cv::Mat& print, int seed);

}  // namespace lk::app
