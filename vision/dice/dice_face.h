// Reads the top face of a die that was found: its value, and where the face is.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "vision/core/pyramid.h"
#include "vision/core/sighting.h"
#include "vision/dice/dice_finder.h"

namespace lk::vision {

struct FaceReading {
  std::array<double, 8> chances{};  // probabilities of: no die; 1..6 on top; an unreadable die; sum 1
  Quad top{};                       // the top face as a square, clockwise
  /// Probability that it is on a body of its own. Only computed if a value is likely and other things with
  /// pips may be there.
  std::optional<double> own;
  bool onLongPiece = false;             // like half a domino; only computed if the body is in doubt
  bool printed = false;                 // one of several printed on paper; see markPrinted()
  [[nodiscard]] int likeliest() const;  // most likely value, 1..6
};

/// Reads a face. If the first view is not clear, adds rotated and mirrored views. `die` must have been found
/// in `picture`.
FaceReading readFace(const Pyramid& picture, const FoundDie& die);
std::vector<FaceReading> readFaces(const Pyramid& picture, const std::vector<FoundDie>& dice);

/// Returns the square around the die that the net sees: 8-bit BGR, kReaderPatch wide.
cv::Mat facePatch(const Pyramid& picture, const FoundDie& die);

}  // namespace lk::vision
