// Events that people say while a night is watched: lines on standard input, taken in as they come.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

/// Reads a file descriptor without ever waiting for it. A line may carry "t": seconds of source time it is
/// said at.
class InputLines {
 public:
  struct Line {
    double seconds = 0;  // not before this source time
    Outcome<Json> event;
  };

  /// `descriptor` stays the caller's. A terminal is read like a pipe.
  explicit InputLines(int descriptor);

  /// What has come in and is due at `seconds`.
  std::vector<Line> due(double seconds);
  /// Waits until something has come in, the input has ended, or `milliseconds` have passed.
  void waitForFirst(int milliseconds);
  [[nodiscard]] bool ended() const { return ended_; }
  /// Lines still waiting for their time.
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
