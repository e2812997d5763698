// Drawing the cards that are due, deciding who draws the loot, and naming the cards that a card asks for.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::half_deck_dungeon_heroes {

Ruling judgeDraw(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeLoot(Changes& changes, const Move& move);
/// Decides what a trap takes, who suffers, who makes room, or which hand a player who is out shows.
Ruling judgeDecide(Changes& changes, const Move& move, const CardBook& cards);

/// Returns whether several players may draw the loot and have to agree.
bool lootOpen(const State& s);
/// Makes the loot due to the player who draws it.
void shareOut(Changes& changes, Seat seat, RuleId why);

}  // namespace lk::rules::half_deck_dungeon_heroes
