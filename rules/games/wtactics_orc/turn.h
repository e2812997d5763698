// The turn: unmarking, upkeep, recruits, steps, its end.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

void beginTurn(Host& host, Seat seat);
/// Every creature of an army that asks for upkeep asks for it now.
void fallDue(Host& host, const Board& board, Seat army);
/// Creatures of an army whose upkeep is due.
Mask dueIn(const Board& board, Seat army);

Ruling judgeUpkeep(Host& host, const Move& move);
Ruling judgeRecruit(Host& host, const Move& move);
Ruling judgeStep(Host& host, const Move& move);
Ruling judgeEndTurn(Host& host, const Move& move);

/// Whether a creature can be recruited into the slot, apart from the price.
Problem barredFromRecruiting(const Host& host, const Board& board, Seat seat, CardId card, SlotId slot);
/// Why something that belongs to a step cannot be done in this one.
Problem barredByStep(const State& state, Phase wanted);

}  // namespace lk::rules::wtactics
