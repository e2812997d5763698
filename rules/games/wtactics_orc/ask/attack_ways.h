// Lists every attack that can be declared now, alone and in groups.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

std::vector<Move> attackWays(const Host& host, const Board& board, Seat seat);

/// Returns the slots of own creatures that can strike a slot with a weapon, alone or grouped.
Mask strikers(const Host& host, const Board& board, Seat seat, SlotId target, Weapon weapon, bool grouped);

}  // namespace lk::rules::wtactics_orc
