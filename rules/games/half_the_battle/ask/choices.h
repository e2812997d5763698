// Everything a player could say now, as moves: prompts offer these, and random play picks from them.
#pragma once

#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

using Moves = std::vector<Move>;

/// Adds every way to use an action: its targets or lanes, and where it moves something to.
void addUses(Moves& all, const State& s, const CardBook& cards, Seat seat, ThingId actor,
             const Action& action);
/// Adds the lanes a piece can move to on its own.
void addMoves(Moves& all, const State& s, const CardBook& cards, Seat seat, ThingId piece);
/// Adds every way to use the player's items now.
void addItems(Moves& all, const State& s, const CardBook& cards, Seat seat);
/// Adds every purchase, each with the fewest points of Rage that pay for it. Damage to enemies is offered up
/// to their health.
void addPurchases(Moves& all, const State& s, Seat seat);

}  // namespace lk::rules::half_the_battle
