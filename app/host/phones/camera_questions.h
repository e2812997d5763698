// A question from the camera: it saw one of several events, and a player must say which.
#pragma once

#include <optional>
#include <vector>

#include "app/session/watch/report.h"

namespace lk::app {

struct CameraQuestion {
  int number = 0;                        // identifies the question; answers with an older number are rejected
  rules::Ruling unclear;                 // masked for the table
  std::vector<rules::Event> candidates;  // not masked

  /// Returns the seat whose page shows the question: the seat of all candidates. nullopt: every page.
  [[nodiscard]] std::optional<rules::Seat> seat() const;
};

/// Tracks the open question of the camera's watcher.
class CameraQuestions {
 public:
  /// Updates the open question. `candidates` are the watcher's, taken after it returned `reports`. Returns
  /// whether the question has changed: another one is open, or it was closed.
  bool follow(const std::vector<Report>& reports, const std::vector<rules::Event>& candidates);
  [[nodiscard]] const CameraQuestion* open() const { return open_ ? &*open_ : nullptr; }

 private:
  std::optional<CameraQuestion> open_;
  int count_ = 0;
};

}  // namespace lk::app
