// Everything a player could say now, as moves: what prompts offer and chance draws from.
#pragma once

#include "rules/games/half_the_battle/move.h"
#include "rules/games/half_the_battle/sheet.h"

namespace lk::rules::battle {

using Moves = std::vector<Move>;

/// Every way to use an action: its targets or lanes, and where it moves something to.
void addUses(Moves& all, const State& s, const CardBook& cards, Seat seat, ThingId actor,
             const Action& action);
/// Lanes a piece can move to by itself.
void addMoves(Moves& all, const State& s, const CardBook& cards, Seat seat, ThingId piece);
/// Every way to use one's items now.
void addItems(Moves& all, const State& s, const CardBook& cards, Seat seat);
/// Every purchase, each with the fewest points of Rage that pay for it: of damage, that to enemies up to
/// their health.
void addPurchases(Moves& all, const State& s, Seat seat);

}  // namespace lk::rules::battle
