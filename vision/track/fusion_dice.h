// The dice of one tray, several looks: which are there, and what they show.
#pragma once

#include <array>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

class DiceFusion {
 public:
  void add(const std::vector<DieSighting>& look);
  [[nodiscard]] int looks() const { return looks_; }
  /// True when all looks so far agree, and there are enough of them.
  [[nodiscard]] bool sure() const;
  /// Dice seen in most looks, in the order they were first seen; a value only when the looks agree on it.
  [[nodiscard]] std::vector<DieSighting> verdict() const;

 private:
  struct Die {
    Quad corners{};
    int seen = 0;
    std::array<double, 7> weight{};  // [0]: unsure
  };
  std::vector<Die> dice_;
  int looks_ = 0;
};

/// Same values (in any order) with at least one die about where one was: the throw reported before.
bool sameThrow(const std::vector<DieSighting>& a, const std::vector<DieSighting>& b);

}  // namespace lk::vision
