// The reverse of observing: what people lay on the table to say an event, and what they lay there besides.
#pragma once

#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"

namespace lk::rules {

/// How people play one game with their hands alone. Stateless. Zones are those of the game's mat.
class Hands {
 public:
  virtual ~Hands() = default;

  /// Returns what must be laid, in this order, so that Game::observe() returns `event` after the last one. A
  /// card laid face down and turned up later is named where it is turned up. Empty if the table cannot
  /// express the event in the current state.
  [[nodiscard]] virtual std::vector<Placement> showing(const State& state, const Event& event,
                                                       const CardBook& cards) const = 0;

  /// Returns what people lay out without saying an event: face-down cards to turn up later, and cards to turn
  /// when they are used.
  [[nodiscard]] virtual std::vector<CardPlacement> setOut(const State& state,
                                                          const CardBook& cards) const = 0;

  /// Returns whether a card that was laid is still there, as opposed to put away. `copy` is the number of
  /// equal cards counted in the same zone before this one.
  [[nodiscard]] virtual bool stays(const State& state, const CardPlacement& card, int copy,
                                   const CardBook& cards) const = 0;
};

}  // namespace lk::rules
