// One-use gear and team cards in a dungeon phase.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::dungeon {

/// Why the one-use gear at a place cannot be used now, empty when it can.
std::string_view barredFromUse(const State& s, const CardBook& cards, int place);
/// Whether it needs to be told whom it helps.
bool needsSomebody(const CardBook& cards, CardId gear);
/// Why a team card cannot be used now by anybody who holds it, empty when it can.
std::string_view barredFromTeam(const State& s, const CardBook& cards, CardId card);

Ruling judgeUse(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeTeam(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::dungeon
