// Before the first round: items are dealt and the Monsters' health is rolled.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::battle {

Ruling judgeItems(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeRoll(Changes& changes, const Move& move, const CardBook& cards);
/// Whether a player's items are dealt, or none are played with.
bool hasItems(const State& s, Seat seat);

/// The first round begins once everything is dealt and rolled; level Monsters roll again. False when people
/// have to say more.
bool beginWhenReady(Changes& changes, const CardBook& cards);
void askPreparation(const State& s, std::vector<Question>& open);

}  // namespace lk::rules::battle
