// Cards that are due, who draws the loot, and what people name when a card asks for it.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::dungeon {

Ruling judgeDraw(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeLoot(Changes& changes, const Move& move);
/// What a trap takes, who suffers, who makes room, what hand a player who is out shows.
Ruling judgeDecide(Changes& changes, const Move& move, const CardBook& cards);

/// Whether several may draw the loot and have to agree.
bool lootOpen(const State& s);
/// Makes the loot due to whoever draws it.
void shareOut(Changes& changes, Seat seat, RuleId why);

}  // namespace lk::rules::dungeon
