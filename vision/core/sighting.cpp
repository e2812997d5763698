#include "vision/core/sighting.h"

namespace lk::vision {

std::optional<int> TraySighting::total() const {
  if (dice.empty()) return std::nullopt;
  int sum = 0;
  for (const DieSighting& die : dice) {
    if (!die.value) return std::nullopt;
    sum += *die.value;
  }
  return sum;
}

}  // namespace lk::vision
