// The game behind a lesson: a referee, and the facts that come of what it accepts. Without a game there are
// dice alone.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/learn/lessons/facts.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// What the shared screen would know, and the steps that would lead there.
struct Ahead {
  Json view;
  std::vector<rules::Step> steps;
};

/// A value: copies are independent, so that a step can be begun again.
class LessonNight {
 public:
  explicit LessonNight(std::shared_ptr<const GameKit> kit) : kit_(std::move(kit)) {}

  /// Begins the game anew with these events; none: dice alone. Facts stay. Precondition: the first is a
  /// set-up, and the referee accepts all of them.
  void begin(const std::vector<Json>& events);
  [[nodiscard]] bool hasGame() const { return referee_.has_value(); }
  /// Whether the game is over.
  [[nodiscard]] bool finished() const { return referee_ && referee_->result().finished; }

  /// Judges an event of the game. Without a game a roll is taken as it is, everything else refused.
  rules::Ruling take(const rules::Event& event);
  /// An answer to an open question, by chance; none without one.
  [[nodiscard]] std::optional<rules::Event> anyAnswer(std::uint64_t seed) const;
  /// Plays it; false when there is none.
  bool playAny(std::uint64_t seed);
  /// What these events would lead to; none where the referee would not accept them all.
  [[nodiscard]] std::optional<Ahead> after(const std::vector<Json>& events) const;

  [[nodiscard]] Facts& facts() { return facts_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] std::vector<rules::Prompt> prompts() const;
  /// What the shared screen may know; an empty object without a game.
  [[nodiscard]] rules::View view() const;
  [[nodiscard]] rules::Observation observe(const rules::Placement& changed,
                                           std::span<const rules::Placement> lying) const;
  /// An accepted event as the shared screen may read it.
  [[nodiscard]] rules::Event shown(const rules::Event& event) const;
  /// What begins the same game and leads to the same point.
  [[nodiscard]] std::vector<Json> events() const;

 private:
  void turnedUp(const rules::Event& event, const Json& before);

  std::shared_ptr<const GameKit> kit_;
  std::optional<rules::Referee> referee_;
  Facts facts_;
  std::array<std::vector<std::string>, 2> up_;  // what was turned up in the duel that is on
};

/// A question about the dice of a tray alone. `secret`: they are typed while the others look away.
rules::Prompt rollPrompt(rules::Seat seat, bool secret);
/// Whether it is answered with dice, and nothing else.
bool wantsDice(const rules::Prompt& prompt);

}  // namespace lk::app
