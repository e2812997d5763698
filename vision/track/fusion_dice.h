// Fuses several observations of one tray's dice.
#pragma once

#include <array>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

class DiceFusion {
 public:
  /// Adds one observation of all dice in the tray. A die is the same one if it moved by less than half its
  /// side.
  void add(const std::vector<DieSighting>& observation);
  [[nodiscard]] int observations() const { return observations_; }
  /// True if all observations agree, and there are enough of them.
  [[nodiscard]] bool sure() const;
  /// Returns the dice seen in most observations, in the order of their first sighting. A die only has a value
  /// if the observations agree on it.
  [[nodiscard]] std::vector<DieSighting> verdict() const;

 private:
  struct Die {
    Quad corners{};
    int seen = 0;
    std::array<double, 7> weight{};  // [0]: value not certain
  };
  std::vector<Die> dice_;
  int observations_ = 0;
};

/// True if the values are the same in any order and at least one die is near its previous place. It is then
/// the throw that was already reported.
bool sameThrow(const std::vector<DieSighting>& a, const std::vector<DieSighting>& b);

}  // namespace lk::vision
