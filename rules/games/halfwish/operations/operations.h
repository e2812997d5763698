// The operations that this game alone lists, one file each: first those of its duel.
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

Operation bidOperation();
Operation boostOperation();
Operation changeOperation();
Operation chooseOperation();
Operation cleanseOperation();
Operation drawOperation();
Operation ifOperation();
Operation keywordOperation();
Operation laterOperation();
Operation payOperation();
Operation peekOperation();
Operation rerollOperation();
Operation setOperation();
Operation stateOperation();
Operation stealOperation();
Operation transformOperation();

}  // namespace lk::rules::halfwish
