// Measures what a thread itself works, whatever else the machine is doing.
#pragma once

#include <ctime>

namespace lk::app {

/// Returns the processor time of this thread in milliseconds. It stands still while other programs run.
inline double threadMilliseconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

}  // namespace lk::app
