// Before the first round: items are dealt and the Monsters' health is rolled.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

Ruling judgeItems(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeRoll(Changes& changes, const Move& move, const CardBook& cards);
/// Returns whether a player's items are dealt, or the table plays without items.
bool hasItems(const State& s, Seat seat);

/// Begins the first round once everything is dealt and rolled. Monsters with equal rolls roll again. Returns
/// false if people must say more.
bool beginWhenReady(Changes& changes, const CardBook& cards);
void askPreparation(const State& s, std::vector<Question>& open);

}  // namespace lk::rules::half_the_battle
