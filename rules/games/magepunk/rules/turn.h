// The turn: its phases, how it begins and how it ends.
#pragma once

#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// Takes the next automatic step. Precondition: one is due.
void goOn(Host& host);
/// Returns by how many cards the active player exceeds the hand limit at the end of the turn; 0 if not at
/// all.
int cardsTooMany(const State& state);

}  // namespace lk::rules::magepunk
