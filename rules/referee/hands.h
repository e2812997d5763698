// The other way round of observing: what hands lay on the table to say an event, and what lies there anyway.
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

  /// What must come to lie, one after the other, for Game::observe() to hear `event`; the last one says it.
  /// A card that is laid face down and turned up later is named where it is turned up. Empty when the table
  /// cannot say the event as the night stands.
  [[nodiscard]] virtual std::vector<Placement> showing(const State& state, const Event& event,
                                                       const CardBook& cards) const = 0;

  /// What people lay out without saying anything by it: cards face down that will be turned up, cards that
  /// are turned when they are used.
  [[nodiscard]] virtual std::vector<CardPlacement> setOut(const State& state,
                                                          const CardBook& cards) const = 0;

  /// Whether a card that was laid there is still there, or is put away by now. `copy` is how many like it
  /// were counted in the same zone before this one.
  [[nodiscard]] virtual bool stays(const State& state, const CardPlacement& card, int copy,
                                   const CardBook& cards) const = 0;
};

}  // namespace lk::rules
