// A position to play on from: lessons, puzzles, games that were interrupted.
#pragma once

#include <optional>
#include <vector>

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

/// {"turn","active","step","action_points","seats":{"A":{"army":{SLOT: ID or {"card","marked","damage",
/// "moved"}},"twilight":[ID],"graveyard":[ID],"victory_points","deck":{ID: count}},"B":{...}}}; whatever is
/// left out is as at the start of a turn.
Problem takePosition(Host& host, const Json& position);

/// A deck as it is written: how many of each card; none where that makes no sense.
std::optional<std::vector<DeckCount>> deckOf(const CardBook& cards, const Json& json);

}  // namespace lk::rules::wtactics
