// Delays termination so that no unfinished files are left behind.
#pragma once

namespace lk::app {

/// While an object of this class lives, a request to terminate (Ctrl-C, SIGTERM, closing the terminal) is
/// delayed: it takes effect when the last object is destroyed, after unfinished work was completed or
/// removed. A second request ends the program immediately.
class TerminationGuard {
 public:
  TerminationGuard();
  ~TerminationGuard();
  TerminationGuard(const TerminationGuard&) = delete;
  TerminationGuard& operator=(const TerminationGuard&) = delete;

  /// Returns whether termination was requested. Long work checks this regularly and stops.
  [[nodiscard]] static bool terminationRequested();
};

}  // namespace lk::app
