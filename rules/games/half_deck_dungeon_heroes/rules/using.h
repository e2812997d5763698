// One-use gear and team cards in a dungeon phase.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns why the one-use gear at a place cannot be used now; empty if it can.
std::string_view barredFromUse(const State& s, const CardBook& cards, int place);
/// Returns whether the player must name the hero it helps.
bool needsSomebody(const CardBook& cards, CardId gear);
/// Returns why nobody can use a team card now; empty if a holder can.
std::string_view barredFromTeam(const State& s, const CardBook& cards, CardId card);

Ruling judgeUse(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeTeam(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
