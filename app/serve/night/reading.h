// What the camera could not tell by itself: one of several things was meant, and somebody knows which.
#pragma once

#include <optional>
#include <vector>

#include "app/session/report.h"

namespace lk::app {

struct Reading {
  int number = 0;                        // an answer to an older one is none
  rules::Ruling unclear;                 // as the table may read it
  std::vector<rules::Event> candidates;  // nothing of them is masked

  /// Whose page asks: the seat all candidates are of. None: everybody's.
  [[nodiscard]] std::optional<rules::Seat> seat() const;
};

/// Follows what the camera's watcher asks.
class Readings {
 public:
  /// `candidates` are the watcher's, after what it reported. True when another question is open than before,
  /// or none any more.
  bool follow(const std::vector<Report>& reports, const std::vector<rules::Event>& candidates);
  [[nodiscard]] const Reading* open() const { return open_ ? &*open_ : nullptr; }

 private:
  std::optional<Reading> open_;
  int count_ = 0;
};

}  // namespace lk::app
