// The time of a live source: seconds since it was opened, by a clock that cannot be adjusted.
#pragma once

#include <ctime>

namespace lk::app {

/// Keeps running while the computer is suspended, so that this shows as a gap.
class LiveClock {
 public:
  [[nodiscard]] double seconds() const { return now() - begin_; }

 private:
  static double now() {
    timespec time{};
    ::clock_gettime(CLOCK_BOOTTIME, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
  }

  double begin_ = now();
};

}  // namespace lk::app
