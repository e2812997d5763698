// What ails the pictures themselves, however the table is set up: they are mirrored, or without colour.
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "app/session/calibration/check.h"

namespace lk::app {

/// Whether marks of ours can be read in a mirror alone; 30 to 100 ms.
bool showsMirroredMarks(const cv::Mat& grey);

/// Tells a camera without colour from a table without: paper, sleeves and marks have none either, but a hand
/// or the light of a lamp gives some to any picture before long.
class ColourWatch {
 public:
  /// Takes a frame (8-bit BGR) at `seconds` that never decrease. Whether nothing that was taken had a colour,
  /// for eight seconds at least.
  bool colourless(const cv::Mat& bgr, double seconds);

 private:
  std::optional<double> greySince_;
  double looked_ = 0;
};

/// Follows the frames of one night.
class PictureHints {
 public:
  /// Takes the next frame that is looked at. What is to be said of the pictures now: each once.
  std::optional<Check> take(const cv::Mat& bgr, double seconds, bool sheetsSeen);

 private:
  bool toldMirror_ = false;
  bool toldColour_ = false;
  double scanAt_ = 0;  // when marks are looked for in a mirror next: ever less often
  double scanEvery_ = 1.5;
  bool mirroredBefore_ = false;
  ColourWatch colour_;
};

}  // namespace lk::app
