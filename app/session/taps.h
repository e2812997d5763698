// Where the taps of a night that is only scored begin, told from its events alone.
#pragma once

#include <span>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"

namespace lk::app {

/// How many standing events came before each tap, oldest first; an event that belongs to no tap (the set-up
/// excepted) counts as one. What a tap says is known by its kinds of events, whatever was picked.
std::vector<std::size_t> tapsOf(const GameKit& kit, std::span<const rules::Event> standing);

}  // namespace lk::app
