// What people lay on the table: what it means, how a whole night is played with it, what leaves the box.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"
#include "rules/referee/box.h"
#include "rules/referee/hands.h"

namespace lk::rules::wtactics_orc {

// What a change on the table means: cards laid, turned up, turned sideways, moved or put away.
Observation observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

/// What hands lay down to say an event of this game.
class OwnHands final : public Hands {
 public:
  [[nodiscard]] std::vector<Placement> showing(const State& state, const Event& event,
                                               const CardBook& cards) const override;
  [[nodiscard]] std::vector<CardPlacement> setOut(const State& state, const CardBook& cards) const override;
  [[nodiscard]] bool stays(const State& state, const CardPlacement& card, int copy,
                           const CardBook& cards) const override;
};

/// What people take out of the box: the named decks, or both factions to build decks from.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::wtactics_orc
