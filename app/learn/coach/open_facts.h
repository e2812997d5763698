// The public information a coach may use for advice that everybody can read.
#pragma once

#include "app/kit/game_kit.h"
#include "rules/core/state.h"

namespace lk::app {

/// Returns the public facts a coach needs, in a format of the game's own. Null if there is nothing to advise
/// on or the game has no coach. Contains nothing that is hidden from the table.
Json openFacts(const GameKit& kit, const rules::State& state);

}  // namespace lk::app
