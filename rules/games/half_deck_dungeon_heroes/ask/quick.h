// Taps for nights that are only scored: who joins, what is met, hits, and life lost or regained.
#pragma once

#include "rules/referee/scoring.h"

namespace lk::rules::half_deck_dungeon_heroes {

class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& state, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& state, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

}  // namespace lk::rules::half_deck_dungeon_heroes
