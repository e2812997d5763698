// How Half Deck Dungeon Heroes is played with cards, choice cards and dice alone.
#pragma once

#include "rules/referee/hands.h"

namespace lk::rules::half_deck_dungeon_heroes {

class DungeonHands final : public Hands {
 public:
  [[nodiscard]] std::vector<Placement> showing(const State& state, const Event& event,
                                               const CardBook& cards) const override;
  [[nodiscard]] std::vector<CardPlacement> setOut(const State& state, const CardBook& cards) const override;
  [[nodiscard]] bool stays(const State& state, const CardPlacement& card, int copy,
                           const CardBook& cards) const override;
};

}  // namespace lk::rules::half_deck_dungeon_heroes
