// Taps for a night in which only the points are kept.
#pragma once

#include "rules/referee/scoring.h"

namespace lk::rules::wtactics_orc {

class ByTaps final : public Scoring {
 public:
  [[nodiscard]] std::vector<QuickAction> actions(const State& state, const CardBook& cards) const override;
  [[nodiscard]] std::vector<Event> events(const State& state, const CardBook& cards, std::string_view action,
                                          const Json& picked) const override;
};

}  // namespace lk::rules::wtactics_orc
