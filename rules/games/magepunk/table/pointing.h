// What arrow chips on the mat point out.
#pragma once

#include <span>
#include <vector>

#include "rules/core/placement.h"
#include "rules/core/target.h"
#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// What an arrow chip stands for, which is no card.
inline constexpr std::string_view kArrowChip = "arrow";

/// Returns the thing on the battlefield that a card on the mat is: by its identity, else by its name where
/// only one has it. `zone` is the zone of the mat in which it lies; a row of a player holds that player's
/// things.
ThingId thingUnder(const Host& host, const Neighbour& card, std::string_view zone);

/// Returns the things that arrow chips lie on, or touch where they lie on none; each once.
std::vector<Target> pointedOut(const Host& host, std::span<const Placement> lying);

}  // namespace lk::rules::magepunk
