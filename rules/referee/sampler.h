// Random choices of one game, for random nights, tests and the examples of lessons.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/ruling.h"
#include "rules/core/state.h"
#include "rules/referee/chance.h"

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
};

}  // namespace lk::rules
