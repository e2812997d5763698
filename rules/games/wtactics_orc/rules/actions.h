// Moving and resting.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// Returns why a creature cannot go from one slot to another, action points included.
Problem barredFromMoving(const Host& host, const Board& board, Seat seat, SlotId from, SlotId to);
Problem barredFromResting(const Host& host, const Board& board, Seat seat, SlotId slot);
Ruling judgeMove(Host& host, const Move& move);
Ruling judgeRest(Host& host, const Move& move);

void spendActionPoints(Host& host, int points, RuleId why);

}  // namespace lk::rules::wtactics_orc
