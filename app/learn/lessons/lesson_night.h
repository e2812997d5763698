// The game behind a lesson: a referee, and the facts that follow from the events it accepts. Without a game
// there are only dice.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/learn/lessons/facts.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// The table's view after some events, and the steps that led to it.
struct FutureView {
  Json view;
  std::vector<rules::Step> steps;
};

/// A value type: copies are independent, so that a step can be started over.
class LessonNight {
 public:
  explicit LessonNight(std::shared_ptr<const GameKit> kit) : kit_(std::move(kit)) {}

  /// Restarts the game with these events; if empty, there are only dice. Facts are kept. Precondition: the
  /// first event is a set-up, and the referee accepts all of them.
  void begin(const std::vector<Json>& events);
  [[nodiscard]] bool hasGame() const { return referee_.has_value(); }
  /// Returns whether the game is over.
  [[nodiscard]] bool finished() const { return referee_ && referee_->result().finished; }

  /// Returns the state of the game; nullptr without one. Valid until the next event.
  [[nodiscard]] const rules::State* state() const {
    return referee_ && referee_->begun() ? &referee_->state() : nullptr;
  }

  /// Judges an event of the game. Without a game a roll is always accepted, everything else is refused.
  rules::Ruling take(const rules::Event& event);
  /// Returns a random answer to an open prompt; nullopt if there is none.
  [[nodiscard]] std::optional<rules::Event> anyAnswer(std::uint64_t seed) const;
  /// Plays anyAnswer(). Returns false if there is none.
  bool playAny(std::uint64_t seed);
  /// Returns what these events would lead to; nullopt if the referee would not accept all of them.
  [[nodiscard]] std::optional<FutureView> after(const std::vector<Json>& events) const;

  /// Returns the referee's reason to refuse an event now; empty if it would be accepted.
  [[nodiscard]] std::string refusalOf(const rules::Event& event) const;
  /// Returns whether two events would be accepted now and lead to the same state. One event can be written in
  /// several ways: a piece by its card or by its name, a payment named or left out.
  [[nodiscard]] bool doSame(const rules::Event& one, const rules::Event& other) const;

  [[nodiscard]] Facts& facts() { return facts_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] std::vector<rules::Prompt> prompts() const;
  /// Returns the table's view; an empty object without a game.
  [[nodiscard]] rules::View view() const;
  [[nodiscard]] rules::Observation observe(const rules::Placement& changed,
                                           std::span<const rules::Placement> placements) const;
  /// Returns an accepted event as the shared screen may show it.
  [[nodiscard]] rules::Event shown(const rules::Event& event) const;
  /// Returns the events that replay the game to this point.
  [[nodiscard]] std::vector<Json> events() const;

 private:
  void recordReveal(const rules::Event& event, const Json& before);

  std::shared_ptr<const GameKit> kit_;
  std::optional<rules::Referee> referee_;
  Facts facts_;
  std::array<std::vector<std::string>, 2> revealed_;  // cards revealed so far in the current duel
};

/// Returns a prompt for the dice of one tray. `secret`: they are entered while the other players look away.
rules::Prompt rollPrompt(rules::Seat seat, bool secret);
/// Returns whether the prompt asks for dice.
bool wantsDice(const rules::Prompt& prompt);

}  // namespace lk::app
