#include "app/session/meaning/aslant.h"

#include <algorithm>

namespace lk::app {

namespace {

bool meanTheSame(const rules::Observation& a, const rules::Observation& b) {
  if (a.index() != b.index()) return false;
  if (const auto* event = std::get_if<rules::Event>(&a)) return *event == std::get<rules::Event>(b);
  const auto* concern = std::get_if<rules::Concern>(&a);
  return !concern || concern->reason == std::get<rules::Concern>(b).reason;
}

}  // namespace

bool meaningDependsOnTurn(const rules::Referee& referee, const Placed& placed,
                          std::span<const rules::Placement> placements, const rules::Observation& seen) {
  if (!placed.aslant) return false;
  rules::CardPlacement turned = std::get<rules::CardPlacement>(placed.placement);
  turned.quarterTurns = *placed.aslant;
  std::vector<rules::Placement> otherwise(placements.begin(), placements.end());
  std::replace(otherwise.begin(), otherwise.end(), placed.placement, rules::Placement(turned));
  return !meanTheSame(referee.observe(turned, otherwise), seen);
}

}  // namespace lk::app
