// What a coach may know whose words everybody reads.
#pragma once

#include "app/kit/game_kit.h"
#include "rules/core/state.h"

namespace lk::app {

/// What everybody can work out of what was seen, for those who give advice: a record of the game's own, null
/// when there is nothing to advise or nobody can. Nothing hidden from the table is in it.
Json openFacts(const GameKit& kit, const rules::State& state);

}  // namespace lk::app
