// The operations of this game's cards. Those of actions and items are carried out. Those of marks apply as
// long as the mark is there; marks.h reads them.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::half_the_battle {

Operation damageOperation();
Operation healOperation();
Operation payOperation();
Operation setOperation();
Operation moveOperation();
Operation counterOperation();
Operation modifyOperation();
Operation forbidOperation();
Operation modifyHitOperation();
Operation reflectOperation();
Operation redirectOperation();
Operation saveOperation();
Operation selectOperation();

}  // namespace lk::rules::half_the_battle
