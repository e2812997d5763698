// Records since when each prompt has been open.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/core/ruling.h"

namespace lk::app {

/// Times are in seconds of the night. Not thread-safe.
class PromptClock {
 public:
  /// Sets the prompts open after `by` was accepted at `seconds`. The player who acted counts as asked anew,
  /// even if the prompt is the same; for other players an unchanged prompt keeps its time.
  void take(const std::vector<rules::Prompt>& open, const rules::Event& by, double seconds);

  /// Returns since when the newest prompt of the seat of `answer` has been open; the lowest double if there
  /// is none.
  [[nodiscard]] double openSince(const rules::Event& answer) const;

 private:
  struct Asked {
    std::string id;
    std::optional<rules::Seat> seat;
    double since = 0;
  };
  std::vector<Asked> asked_;
};

}  // namespace lk::app
