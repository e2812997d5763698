// Since when people are asked what they are asked now.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/core/ruling.h"

namespace lk::app {

/// Times are seconds of the night. Not thread-safe.
class PromptClock {
 public:
  /// These are the open questions after `by` was accepted at `seconds`. Whoever acted is asked anew, even if
  /// it is for the same again; others are asked since when they were.
  void take(const std::vector<rules::Prompt>& open, const rules::Event& by, double seconds);

  /// Since when the seat of `answer` is asked what it is asked last; before all time when it is asked
  /// nothing.
  [[nodiscard]] double askedSince(const rules::Event& answer) const;

 private:
  struct Asked {
    std::string id;
    std::optional<rules::Seat> seat;
    double since = 0;
  };
  std::vector<Asked> asked_;
};

}  // namespace lk::app
