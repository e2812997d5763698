// The turn: unmarking, upkeep, recruits, steps and its end.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

void beginTurn(Host& host, Seat seat);
/// Makes upkeep due for every creature of an army that has one.
void fallDue(Host& host, const Board& board, Seat army);
/// Returns the creatures of an army whose upkeep is due.
Mask dueIn(const Board& board, Seat army);

Ruling judgeUpkeep(Host& host, const Move& move);
Ruling judgeRecruit(Host& host, const Move& move);
Ruling judgeStep(Host& host, const Move& move);
Ruling judgeEndTurn(Host& host, const Move& move);

/// Returns why a creature cannot be recruited into the slot, apart from the price; nullopt if it can.
Problem barredFromRecruiting(const Host& host, const Board& board, Seat seat, CardId card, SlotId slot);
/// Returns why something that belongs to a step cannot be done in the current one.
Problem barredByStep(const State& state, Phase wanted);

}  // namespace lk::rules::wtactics_orc
