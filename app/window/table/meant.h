// What a touched thing can do, while people choose among it, and how each of it would go on. A touch on a
// target then says which is meant.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/phrases/moves/composition.h"

namespace lk::app {

class Meant {
 public:
  /// Begins to choose among unfinished events of one seat, after a touch of this name. `named`: those of them
  /// that name it; the night is asked how these go on.
  void begin(rules::Seat by, std::string touched, std::vector<rules::Event> events,
             std::vector<rules::Event> named);
  /// Ends it: something was chosen, or taken back.
  void end();

  [[nodiscard]] const std::vector<rules::Event>& events() const { return events_; }
  [[nodiscard]] std::optional<rules::Seat> by() const { return by_; }
  [[nodiscard]] const std::string& touched() const { return touched_; }
  /// How those that name the touched thing go on, as far as the night has told it.
  [[nodiscard]] const std::vector<Composition>& ahead() const { return ahead_; }

  /// Returns the next event to ask the night about; nullopt if there is none, or an answer is awaited.
  std::optional<rules::Event> toAsk();
  /// Returns whether an answer of the night was for this, or for what was chosen among before. The night
  /// answers in the order of asking.
  bool take(const Composition& answer);

 private:
  std::string touched_;
  std::vector<rules::Event> events_, named_;
  std::optional<rules::Seat> by_;
  std::vector<Composition> ahead_;
  std::size_t asked_ = 0;  // of named_
  bool awaits_ = false;    // an answer
  int late_ = 0;           // answers to come that nobody needs any more
};

}  // namespace lk::app
