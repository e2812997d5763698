// What people overrule or carry out by hand.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Corrects numbers of a player or the table, the life of a card in play, or where a card lies.
Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards);
/// Applies a card unknown to the program: damage, healing, or cards to draw.
Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
