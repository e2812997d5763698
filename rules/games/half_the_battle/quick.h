// Nights of this game that are only scored: who is on how much health, and who has what.
#pragma once

#include "rules/referee/scoring.h"

namespace lk::rules::battle {

class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& s, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& s, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

}  // namespace lk::rules::battle
