// What was read of the top face of a die.
#pragma once

#include <array>
#include <optional>

#include "vision/core/sighting.h"

namespace lk::vision {

struct FaceReading {
  std::array<double, 8> chances{};  // probabilities of: no die; 1..6 on top; an unreadable die; sum 1
  Quad top{};                       // the top face as a square, clockwise
  /// Probability that it is on a body of its own. Only computed if a value is likely and other things with
  /// pips may be there.
  std::optional<double> own;
  bool onLongPiece = false;             // like half a domino; only computed if the body is in doubt
  bool printed = false;                 // one of several printed on paper; see markPrinted()
  bool side = false;                    // another face of the die may be the uppermost; see side_faces.h
  [[nodiscard]] int likeliest() const;  // most likely value, 1..6
};

}  // namespace lk::vision
