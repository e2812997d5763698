// Finds the taps of a score-only night in its events.
#pragma once

#include <span>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"

namespace lk::app {

/// Returns for each tap the number of standing events before it, oldest first. An event that belongs to no
/// tap counts as one, except for the set-up. A tap is recognized by the kinds of its events, not by the
/// values picked.
std::vector<std::size_t> tapsOf(const GameKit& kit, std::span<const rules::Event> standing);

}  // namespace lk::app
