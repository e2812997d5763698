// Meaningless actions of people at a table, which must not be recognised as events.
#pragma once

#include "app/cli/staging/table_hands.h"
#include "rules/core/state.h"

namespace lk::app {

/// Does nothing in most calls, and otherwise one random meaningless action. `state` is the night's current
/// state.
void actIdly(TableHands& table, const rules::State& state, const GameKit& kit, rules::Chance& chance);

}  // namespace lk::app
