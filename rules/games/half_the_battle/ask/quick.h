// Taps for nights that are only scored: the health of pieces, and what players have.
#pragma once

#include "rules/referee/scoring.h"

namespace lk::rules::half_the_battle {

class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& s, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& s, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

}  // namespace lk::rules::half_the_battle
