// What people at the table overrule or carry out themselves.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::dungeon {

/// Numbers of a player or the table, the life of a card in play, or where a card lies.
Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards);
/// What a card unknown to the program does: damage, healing, cards to draw.
Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::dungeon
