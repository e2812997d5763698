// Using an action: announced with its targets, carried out once nobody interrupts.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::battle {

Ruling judgeAct(Changes& changes, const Move& move, const CardBook& cards);
/// Carries out the action that was announced, or the damage that Rage bought.
void resolveAnnounced(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::battle
