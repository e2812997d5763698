// Which events of a night still stand after all that was taken back.
#pragma once

#include <span>
#include <vector>

#include "rules/core/event.h"

namespace lk::app {

/// The places in `log` of those that still stand at its end: neither taken back nor take-backs themselves.
std::vector<int> standingOf(std::span<const rules::Event> log);

}  // namespace lk::app
