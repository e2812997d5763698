// Finds the events of a night that still stand, that is, were not taken back.
#pragma once

#include <span>
#include <vector>

#include "rules/core/event.h"

namespace lk::app {

/// Returns the indices in `log` of the events that stand at its end: neither taken back nor take-backs
/// themselves.
std::vector<int> standingOf(std::span<const rules::Event> log);

}  // namespace lk::app
