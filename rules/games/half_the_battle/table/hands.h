// How Half the Battle is played with cards, tokens and dice alone, as far as the table can express it.
#pragma once

#include "rules/referee/hands.h"

namespace lk::rules::half_the_battle {

/// The table cannot express actions with their targets, Rage, or items that fit several pieces.
class BattleHands final : public Hands {
 public:
  [[nodiscard]] std::vector<Placement> showing(const State& s, const Event& event,
                                               const CardBook& cards) const override;
  [[nodiscard]] std::vector<CardPlacement> setOut(const State& s, const CardBook& cards) const override;
  [[nodiscard]] bool stays(const State& s, const CardPlacement& card, int copy,
                           const CardBook& cards) const override;
};

}  // namespace lk::rules::half_the_battle
