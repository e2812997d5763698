// Reads the top face of a die that was found: its value, and where the face lies.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "vision/core/sighting.h"
#include "vision/dice/dice_finder.h"

namespace lk::vision {

struct FaceReading {
  std::array<double, 8>
      chances{};              // of no die there; of 1, ..., 6 on top; of a die nobody should read; together 1
  Quad top{};                 // the top face, taken for a square; clockwise
  std::optional<double> own;  // chance that it is on a body of its own; looked at where a value is likely and
                              // other things may lie there
  bool onLongPiece = false;   // like half a domino; looked at where the body is in doubt
  bool printed = false;       // with others, on paper; see markPrinted()
  [[nodiscard]] int likeliest() const;  // value, 1..6
};

/// A face that is not plain at first sight is looked at from all sides, and mirrored. `die`: as found in
/// `bgr`.
FaceReading readFace(const cv::Mat& bgr, const FoundDie& die);
std::vector<FaceReading> readFaces(const cv::Mat& bgr, const std::vector<FoundDie>& dice);

/// The square around the die that the net is shown: kReaderPatch wide, 8-bit BGR.
cv::Mat facePatch(const cv::Mat& bgr, const FoundDie& die);

}  // namespace lk::vision
