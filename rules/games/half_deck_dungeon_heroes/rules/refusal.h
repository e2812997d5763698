// Refusals: the reason, and the arguments of the cure's sentence.
#pragma once

#include <string>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/referee/refusals.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Includes the required number.
Ruling refuseCount(int least, int most);

}  // namespace lk::rules::half_deck_dungeon_heroes
