// Reads events from standard input, line by line, while a night is watched.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

/// Reads a file descriptor without blocking. A line may contain "t", the source time in seconds at which its
/// event takes effect.
class InputLines {
 public:
  struct Line {
    double seconds = 0;  // not before this source time
    Outcome<Json> event;
  };

  /// The caller keeps ownership of `descriptor`. A terminal is read like a pipe.
  explicit InputLines(int descriptor);

  /// Returns the lines that have arrived and are due at `seconds`.
  std::vector<Line> due(double seconds);
  /// Waits until input arrives, the input ends, or `milliseconds` have passed.
  void waitForFirst(int milliseconds);
  [[nodiscard]] bool ended() const { return ended_; }
  /// Returns whether there are lines that are not due yet.
  [[nodiscard]] bool waiting() const { return !pending_.empty(); }

 private:
  void readAvailable();
  void takeLine(const std::string& line);

  int descriptor_;
  int number_ = 0;
  bool ended_ = false;
  bool tooLong_ = false;
  std::string partial_;
  std::vector<Line> pending_;
};

}  // namespace lk::app
