// Handles cards that lie between two quarter turns.
#pragma once

#include "app/session/table/placed.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// Returns whether a card lies aslant and its meaning would differ from `seen` if it were turned to its other
/// possible quarter turn. `placements` holds the placements it was observed with.
bool meaningDependsOnTurn(const rules::Referee& referee, const Placed& placed,
                          std::span<const rules::Placement> placements, const rules::Observation& seen);

}  // namespace lk::app
