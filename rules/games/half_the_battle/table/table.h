// What people lay on the table: what it means, how a whole night is played with it, what leaves the box.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/placement.h"
#include "rules/core/state.h"
#include "rules/referee/box.h"
#include "rules/referee/hands.h"

namespace lk::rules::half_the_battle {

// What a change on the table means now.
Observation observe(const State& s, const Placement& changed, std::span<const Placement> lying,
                    const CardBook& cards);

// How Half the Battle is played with cards, tokens and dice alone, as far as the table can express it.

/// The table cannot express actions with their targets, Rage, or items that fit several pieces.
class BattleHands final : public Hands {
 public:
  [[nodiscard]] std::vector<Placement> showing(const State& s, const Event& event,
                                               const CardBook& cards) const override;
  [[nodiscard]] std::vector<CardPlacement> setOut(const State& s, const CardBook& cards) const override;
  [[nodiscard]] bool stays(const State& s, const CardPlacement& card, int copy,
                           const CardBook& cards) const override;
};

/// What a night takes out of the box.
class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::half_the_battle
