// Cards that lie between two quarter turns, where it matters which of them is meant.
#pragma once

#include "app/session/placements.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// Whether a card lies aslant and would mean something else than `seen` if it were turned to its other
/// quarter turn. `lying` is what the placement was observed with.
bool dependsOnItsTurn(const rules::Referee& referee, const Placed& placed,
                      std::span<const rules::Placement> lying, const rules::Observation& seen);

}  // namespace lk::app
