// Every attack that can be declared now, alone and in groups.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"

namespace lk::rules::wtactics {

std::vector<Move> attackWays(const Host& host, const Board& board, Seat seat);

/// Own creatures that can strike a slot with a weapon, alone or grouped, as a set of slots.
Mask strikers(const Host& host, const Board& board, Seat seat, SlotId target, Weapon weapon, bool grouped);

}  // namespace lk::rules::wtactics
