// Answers that players give at the same time and that nobody may see before all of them are in: a player who
// enters one on a phone shows it to nobody.
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

/// Holds at most one answer per seat, in memory only: nobody has seen it, so asking again loses nothing. Not
/// thread-safe.
class HeldAnswers {
 public:
  /// Holds an answer instead of the seat's earlier one. Precondition: mustBeHeld().
  void hold(const rules::Event& event) { held_[rules::index(*event.seat())] = event; }
  void drop(rules::Seat seat) { held_[rules::index(seat)].reset(); }
  [[nodiscard]] bool has(rules::Seat seat) const { return held_[rules::index(seat)].has_value(); }
  /// Drops answers to questions that are not open any more. Call it after every accepted event.
  void follow(const std::vector<rules::Prompt>& open);
  /// Returns, in order of seats, the held answers to every question that nobody else has to answer any more.
  [[nodiscard]] std::vector<rules::Event> due(const std::vector<rules::Prompt>& open) const;

 private:
  std::array<std::optional<rules::Event>, rules::kMaxSeats> held_;
};

}  // namespace lk::app
