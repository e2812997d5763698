// What hands lay down to say an event of this game.
#pragma once

#include "rules/referee/hands.h"

namespace lk::rules::wtactics_orc {

class OwnHands final : public Hands {
 public:
  [[nodiscard]] std::vector<Placement> showing(const State& state, const Event& event,
                                               const CardBook& cards) const override;
  [[nodiscard]] std::vector<CardPlacement> setOut(const State& state, const CardBook& cards) const override;
  [[nodiscard]] bool stays(const State& state, const CardPlacement& card, int copy,
                           const CardBook& cards) const override;
};

}  // namespace lk::rules::wtactics_orc
