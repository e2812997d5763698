// A position as it is played on: a state and what players hold. Puts a game's random answers, its judge and
// its holdings together.
#pragma once

#include "rules/player/knowledge.h"
#include "rules/referee/game.h"
#include "rules/referee/position_value.h"
#include "rules/referee/sampler.h"

namespace lk::rules {

struct Position {
  State state;
  Holdings held;
};

/// A game with its cards, as programs play it. Both must outlive it. Precondition: the game has a Sampler.
class PlayableGame {
 public:
  PlayableGame(const Game& game, const CardBook& cards);

  [[nodiscard]] const Game& rules() const { return *game_; }
  [[nodiscard]] const CardBook& cards() const { return *cards_; }

  /// Returns the position after a set-up; nullopt if it is refused.
  [[nodiscard]] std::optional<Position> begin(const Event& setup, Chance& chance) const;
  /// Answers one of the open questions at random with cards that are held. `written`: see Sampler::playAny().
  Verdict playAny(Position& position, Chance& chance, Event* written = nullptr) const {
    return sampler_->playHeld(position.held, position.state, *cards_, chance, written);
  }
  /// Plays an event if it is legal and its cards are held. Otherwise changes nothing in the position.
  bool play(Position& position, const Event& event, Chance& chance, StepSink steps = StepSink()) const;
  /// Deals the player of an event other cards until they fit, if they do not.
  void dealFor(Position& position, const Event& event, Chance& chance) const;
  /// Plays an event that happened at a real table. If its player holds other cards, those are dealt anew
  /// until they fit. With a `reader`, holdings follow only what that seat may read of the event. Returns
  /// false if the event is not legal.
  bool follow(Position& position, const Event& event, Chance& chance, std::optional<Seat> reader = {}) const;
  /// Returns whether luck decides an event: dice, or cards drawn unseen.
  [[nodiscard]] bool isLuck(const Event& event) const;
  /// Returns whose choice an event is; nullopt for luck.
  [[nodiscard]] std::optional<Seat> chooserOf(const Event& event) const;
  /// Returns a position as `seat` can imagine it: `known` is knownState(), `held` what everybody holds.
  [[nodiscard]] Position imagine(const State& known, const Holdings& held, Seat seat, Chance& chance,
                                 const OwnCards& own = {}) const;
  /// Returns whether several players answer a question together, unseen by each other until all have.
  [[nodiscard]] bool isTogether(const State& state) const;
  /// Returns how good a position is for a player, 0 (lost) to 1 (won).
  [[nodiscard]] double valueFor(const State& state, Seat seat) const {
    return positionValue(*game_, *cards_, state, seat);
  }

 private:
  const Game* game_;
  const CardBook* cards_;
  const Sampler* sampler_;
};

}  // namespace lk::rules
