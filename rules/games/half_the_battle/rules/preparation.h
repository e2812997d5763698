// Before the first round: items are dealt and the Monsters' health is rolled.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

/// Returns whether a player still places pieces: the table places freely, the set-up named no positions, and
/// the player has not said to be ready.
bool stillPlaces(const State& s, Seat seat);
bool isOwnHalf(Seat seat, int lane);
/// Returns how many seconds the table gives for placing; 0: no limit.
int placingSeconds(const State& s);
Ruling judgePlace(Changes& changes, const Move& move, const CardBook& cards);
/// The player has placed everything.
Ruling judgeReady(Changes& changes, Seat seat);

Ruling judgeItems(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeRoll(Changes& changes, const Move& move, const CardBook& cards);
/// Returns whether a player's items are dealt, or the table plays without items.
bool hasItems(const State& s, Seat seat);

/// Begins the first round once everything is dealt and rolled. Monsters with equal rolls roll again. Returns
/// false if people must say more.
bool beginWhenReady(Changes& changes, const CardBook& cards);
void askPreparation(const State& s, Questions& open);

}  // namespace lk::rules::half_the_battle
