// What people do at a table that means nothing, and must not be taken for anything.
#pragma once

#include "app/cli/staging/table_hands.h"
#include "rules/core/state.h"

namespace lk::app {

/// Mostly nothing; else one such thing. The night stands at `state`.
void dally(TableHands& table, const rules::State& state, const GameKit& kit, rules::Chance& chance);

}  // namespace lk::app
