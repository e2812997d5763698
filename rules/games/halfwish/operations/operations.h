// The operations that belong to this game's duel, one file each.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::halfwish {

Operation strikeOperation();
Operation blockOperation();
Operation evadeOperation();
Operation swapActionsOperation();
Operation makeAggressorOperation();
Operation endDuelOperation();
Operation takeRewardOperation();

}  // namespace lk::rules::halfwish
