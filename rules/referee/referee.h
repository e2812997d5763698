// The referee: takes events; returns rulings, prompts and views; undoes by replay. One class for every game.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/referee/game.h"
#include "rules/referee/visibility.h"

namespace lk::rules {

/// Judges an event of a night that has begun, other than `setup` and `take_back`, in place. A state that is
/// not accepted is unchanged. Precondition: the event is well-formed.
Ruling judged(const Game& game, State& state, const Event& event, const CardBook& cards, StepSink steps);

/// Returns the events of a log that are still in force: neither taken back nor take-backs themselves.
std::vector<Event> standingIn(std::span<const Event> log);

/// Whether a ruling tells its steps.
enum class Telling : std::uint8_t { steps, nothing };

/// One night. Owns its log; `game` and `cards` must outlive it. Not thread-safe. Copy it to look ahead.
class Referee {
 public:
  Referee(const Game& game, const CardBook& cards);

  /// Judges an event. Accepted events are appended to the log, take_back included: the log only grows. Other
  /// events change nothing. Before an accepted `setup`, every other event is refused with `not_now`. A stored
  /// night is read back with `Telling::nothing`, which is faster.
  Ruling take(Event event, Telling telling = Telling::steps);

  /// Returns whether take() would accept an event other than `take_back`.
  [[nodiscard]] bool accepts(const Event& event) const;

  /// Where a night stands, to go back to. Holds no events, so that its size does not grow with the night.
  struct Mark {
    State state;
    std::size_t events = 0;
  };
  [[nodiscard]] Mark mark() const { return {state_, log_.size()}; }
  /// Forgets everything since the mark, in the log, too. Precondition: the mark is of this referee and not of
  /// an event forgotten since.
  void backTo(Mark mark);

  /// Returns everything accepted so far, in order. Feeding it to a fresh referee gives an equal state.
  [[nodiscard]] const std::vector<Event>& log() const { return log_; }
  /// Returns the accepted events still in force: neither taken back nor take-backs themselves. The reference
  /// holds until the next event is taken.
  [[nodiscard]] const std::vector<Event>& standing() const { return shortened_ ? *shortened_ : log_; }

  [[nodiscard]] std::vector<Prompt> prompts() const;
  [[nodiscard]] View view(Audience audience) const;
  /// Returns the row of cards in the middle of the table; empty before the night has begun.
  [[nodiscard]] std::vector<TablePlace> places() const;
  [[nodiscard]] Observation observe(const Placement& changed, std::span<const Placement> lying) const;
  [[nodiscard]] Result result() const { return state_.result; }
  [[nodiscard]] bool begun() const { return !standing().empty(); }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const CardBook& cards() const { return *cards_; }

 private:
  Ruling judge(Event event, Telling telling);
  Ruling apply(State& state, const Event& event, StepSink steps) const;
  Ruling takeBack(const Event& event);
  [[nodiscard]] std::string_view reasonAgainst(const Event& event) const;  // for a malformed event

  const Game* game_;
  const CardBook* cards_;
  State state_;
  std::vector<Event> log_;
  std::optional<std::vector<Event>> shortened_;  // what is in force, once something was taken back
};

}  // namespace lk::rules
