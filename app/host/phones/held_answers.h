// Answers that players give at the same time and that nobody may see before all of them are in, whether they
// are entered on a phone or in the window.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/core/ruling.h"

namespace lk::app {

/// Returns whether an event must be held: it names cards for a question that another seat still has to
/// answer, too, and the game says that nobody sees an answer to it before all are in (Vocabulary::together).
bool mustBeHeld(const rules::Event& event, const std::vector<rules::Prompt>& open,
                std::span<const std::string_view> together);

/// Where an answer was entered.
enum class EnteredOn { phone, window, house };

/// Holds at most one answer per seat, in memory only: nobody has seen it, so asking again loses nothing. Not
/// thread-safe.
class HeldAnswers {
 public:
  /// Holds an answer instead of the seat's earlier one. Precondition: mustBeHeld().
  void hold(const rules::Event& event, EnteredOn where) {
    held_[rules::index(*event.seat())] = {event, where};
  }
  [[nodiscard]] bool has(rules::Seat seat) const { return held_[rules::index(seat)].has_value(); }
  /// Returns whether a held answer answers this question.
  [[nodiscard]] bool answers(const rules::Prompt& prompt) const;
  /// Drops the answers that were entered there. Returns whether there was one.
  bool drop(EnteredOn where);
  /// Drops answers to questions that are not open any more. Call it after every accepted event.
  void follow(const std::vector<rules::Prompt>& open);
  /// Returns, in order of seats, the held answers to every question that nobody else has to answer any more.
  [[nodiscard]] std::vector<rules::Event> due(const std::vector<rules::Prompt>& open) const;

 private:
  struct Held {
    rules::Event event;
    EnteredOn where;
  };
  std::array<std::optional<Held>, rules::kMaxSeats> held_;
};

}  // namespace lk::app
