// The operations that only cards of this game use.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::wtactics_orc {

Operation moveCreature();
Operation markCreature();
Operation swapCreatures();
Operation modifyCreature();
Operation preventDamage();
Operation chooseSettled();
Operation mayOperation();

}  // namespace lk::rules::wtactics_orc
