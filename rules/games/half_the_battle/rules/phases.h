// What ends a phase or the night by a player's word: the announcement, "done", an agreement, a concession.
// Also takes dice that were read.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

Ruling judgeSelect(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeDone(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeDecide(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeConcede(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeDie(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
