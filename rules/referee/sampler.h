// A game as chance plays it: for random nights, tests, and examples of lessons.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/ruling.h"
#include "rules/core/state.h"
#include "rules/referee/chance.h"

namespace lk::rules {

/// How one game is played by chance. Stateless.
class Sampler {
 public:
  virtual ~Sampler() = default;

  /// A setup.
  [[nodiscard]] virtual Event anySetup(const CardBook& cards, Chance& chance) const = 0;
  /// Answers one of the open questions by chance (dice as they fall, cards that can be there) and judges the
  /// answer at once, without the detour of an event; `written`, if given, gets the event it stands for.
  /// Precondition: the night has begun and is not over.
  virtual Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const = 0;
};

}  // namespace lk::rules
