// The time of a live source: seconds since it was opened, by a clock that nobody sets.
#pragma once

#include <chrono>

namespace lk::app {

class LiveClock {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace lk::app
