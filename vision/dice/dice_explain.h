// Explains how each die got its value, or why it has none: what was found and what was read. For diagnosis;
// the results equal those of readDice().
#pragma once

#include <optional>
#include <vector>

#include "vision/dice/dice_face.h"
#include "vision/dice/dice_reader.h"

namespace lk::vision {

struct ExplainedDie {
  FoundDie found;
  FaceReading read;
  cv::Mat cut;                         // input of the reading net, 8-bit BGR, kReaderPatch wide
  std::optional<DieSighting> decided;  // nullopt: rejected
};

/// Explains the `most` most likely candidates of readDice(), most likely first.
std::vector<ExplainedDie> explainDice(const cv::Mat& bgr, std::size_t most);
/// Explains readDiceOfSize() in the same way.
std::vector<ExplainedDie> explainDiceOfSize(const cv::Mat& bgr, double sidePixels, std::size_t most);

}  // namespace lk::vision
