// Using an action: it is announced with its targets, and carried out unless somebody interrupts.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

Ruling judgeAct(Changes& changes, const Move& move, const CardBook& cards);
/// Carries out the announced action, or the damage that Rage bought.
void resolveAnnounced(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
