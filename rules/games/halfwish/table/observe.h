// What a change on the table means, given what the night is waiting for.
#pragma once

#include <span>

#include "rules/core/placement.h"
#include "rules/games/halfwish/rules/host.h"

namespace lk::rules::halfwish {

/// Handles the rows of the camera's table in the rulings: dice, choice cards, locations, actions, powers,
/// discards, upgrades laid out and taken. A card outside every zone has an empty zone.
Observation observe(const Host& host, const Placement& changed, std::span<const Placement> lying);

}  // namespace lk::rules::halfwish
