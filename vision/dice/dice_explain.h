// How every die came by its value, or why it has none: what was found, and what was read of it. For people
// who look for the step that failed; answers as readDice does.
#pragma once

#include <optional>
#include <vector>

#include "vision/dice/dice_face.h"
#include "vision/dice/dice_reader.h"

namespace lk::vision {

struct ExplainedDie {
  FoundDie found;
  FaceReading read;
  cv::Mat cut;                         // what the reader was shown, 8-bit BGR, kReaderPatch wide
  std::optional<DieSighting> decided;  // none: taken for no die
};

/// The `most` likeliest of what may be a die to readDice(), likeliest first.
std::vector<ExplainedDie> explainDice(const cv::Mat& bgr, std::size_t most);
/// The same for readDiceOfSize().
std::vector<ExplainedDie> explainDiceOfSize(const cv::Mat& bgr, double sidePixels, std::size_t most);

}  // namespace lk::vision
