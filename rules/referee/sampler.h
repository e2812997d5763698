// Random choices of one game, for random nights, tests and the examples of lessons; and what a program that
// plays a seat must imagine: cards that others hold, luck that is still to come, how good a position is.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/ruling.h"
#include "rules/core/state.h"
#include "rules/referee/chance.h"
#include "rules/referee/holdings.h"

namespace lk::rules {

/// Plays one game at random. Stateless.
class Sampler {
 public:
  virtual ~Sampler() = default;

  /// Returns a random setup.
  [[nodiscard]] virtual Event anySetup(const CardBook& cards, Chance& chance) const = 0;
  /// Answers one of the open questions at random (dice rolls, cards that can be there). Judges the answer
  /// directly, without encoding and decoding an event. `written`, if given, receives the event it stands for.
  /// Precondition: the night has begun and is not over.
  virtual Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const = 0;

  // For programs that play a seat. A game that has no hands outside its state, no luck and no secrets needs
  // none of these.

  /// Returns the kinds of events that say what luck did: dice, and cards drawn or turned up unseen.
  [[nodiscard]] virtual std::span<const std::string_view> luck() const { return {}; }

  /// Fills in what `seat` does not know with something that can be there. `state` comes from knownState(), so
  /// that there is no secret left to read.
  virtual void imagine(State& state, const CardBook& cards, Seat seat, Chance& chance) const {
    (void)state, (void)cards, (void)seat, (void)chance;
  }

  /// Shuffles and deals for a night that has just begun.
  [[nodiscard]] virtual Holdings deal(const State& begun, const CardBook& cards, Chance& chance) const {
    (void)begun, (void)cards, (void)chance;
    return {};
  }
  /// Does the same as playAny() with cards that their players hold, and keeps the holdings in step.
  virtual Verdict playHeld(Holdings& held, State& state, const CardBook& cards, Chance& chance,
                           Event* written) const {
    (void)held;
    return playAny(state, cards, chance, written);
  }
  /// Returns whether the player of an event holds the cards that it takes from the hand.
  [[nodiscard]] virtual bool holds(const Holdings& held, const Event& event, const State& before,
                                   const CardBook& cards) const {
    (void)held, (void)event, (void)before, (void)cards;
    return true;
  }
  /// Keeps the holdings in step with an event that was accepted.
  virtual void follow(Holdings& held, const Event& event, const State& before, const State& after,
                      const CardBook& cards, Chance& chance) const {
    (void)held, (void)event, (void)before, (void)after, (void)cards, (void)chance;
  }

  /// Returns how good a position that is not over is for a player, from -1 (lost) to 1 (won); nullopt if the
  /// game cannot say.
  [[nodiscard]] virtual std::optional<double> worth(const State& state, const CardBook& cards,
                                                    Seat seat) const {
    (void)state, (void)cards, (void)seat;
    return std::nullopt;
  }
};

}  // namespace lk::rules
