// What people correct or carry out by hand.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
