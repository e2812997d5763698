// From a picture to guessed faces with all that is known of each: the reader's first half, and what training
// looks at.
#pragma once

#include <vector>

#include "vision/dice_net.h"
#include "vision/dice_reader.h"

namespace lk::vision {

struct GuessedFace {
  FaceGuess guess;  // pixels of the picture given
  float bodyReach =
      0;  // sides; how far the body's colour goes from the middle in the nearer quarter of directions
  std::vector<float> inputs;  // for the judge
};

/// Many, most of them wrong; they overlap.
std::vector<GuessedFace> guessFaces(const cv::Mat& bgr, const DiceReaderOptions& options);

}  // namespace lk::vision
