// The operations for games with things on the table. A game lists the ones it uses in its language.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules {

Operation damageThings();
Operation mendThings();
Operation countThings();
Operation moveThings();
Operation modifyThings();
Operation grantThings();
Operation forbidThings();
Operation preventThings();
Operation chooseThings();
Operation gatherThings();
Operation cancelLinks();

}  // namespace lk::rules
