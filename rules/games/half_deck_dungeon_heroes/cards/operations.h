// The operations that only this game's cards use, one file each.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::half_deck_dungeon_heroes {

Operation assistOperation();
Operation discardOperation();
Operation leaveOperation();
Operation modifyOperation();
Operation shuffleOperation();
Operation winOperation();

}  // namespace lk::rules::half_deck_dungeon_heroes
