// A position to play on from: lessons, puzzles, interrupted games.
#pragma once

#include <optional>
#include <vector>

#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// Takes {"turn","active","step","action_points","seats":{"A":{"army":{SLOT: ID or {"card","marked","damage",
/// "moved"}},"twilight":[ID],"graveyard":[ID],"victory_points","deck":{ID: count}},"B":{...}}}. Missing
/// fields are as at the start of a turn.
Problem takePosition(Host& host, const Json& position);

/// Reads a written deck: the number of copies of each card; nullopt if it is not valid.
std::optional<std::vector<DeckCount>> deckOf(const CardBook& cards, const Json& json);

}  // namespace lk::rules::wtactics_orc
