// The referee: events in; rulings, prompts and views out; undo by replay. The same class for every game.
#pragma once

#include <vector>

#include "rules/referee/game.h"
#include "rules/referee/visibility.h"

namespace lk::rules {

/// One night. Owns its log; `game` and `cards` must outlive it. Not thread-safe; copy it to look ahead.
class Referee {
 public:
  Referee(const Game& game, const CardBook& cards);

  /// Judges an event. Accepted events join the log (take_back too: the log only grows); anything else changes
  /// nothing. Before an accepted `setup` every other event is refused with `not_now`.
  Ruling take(const Event& event);

  /// Everything accepted so far, in order. Feeding it to a fresh referee gives an equal state.
  [[nodiscard]] const std::vector<Event>& log() const { return log_; }
  /// The accepted events that still stand: neither taken back nor take-backs themselves.
  [[nodiscard]] const std::vector<Event>& standing() const { return standing_; }

  [[nodiscard]] std::vector<Prompt> prompts() const;
  [[nodiscard]] View view(Audience audience) const;
  /// The row of cards in the middle of the table; nothing before the night has begun.
  [[nodiscard]] std::vector<TablePlace> places() const;
  [[nodiscard]] Observation observe(const Placement& changed, std::span<const Placement> lying) const;
  [[nodiscard]] Result result() const { return state_.result; }
  [[nodiscard]] bool begun() const { return !standing_.empty(); }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const CardBook& cards() const { return *cards_; }

 private:
  Ruling judge(State& state, const Event& event, StepSink steps) const;
  Ruling apply(State& state, const Event& event, StepSink steps) const;
  Ruling takeBack(const Event& event);
  [[nodiscard]] std::string_view reasonAgainst(const Event& event) const;  // one that is malformed

  const Game* game_;
  const CardBook* cards_;
  State state_;
  std::vector<Event> log_;
  std::vector<Event> standing_;
};

}  // namespace lk::rules
