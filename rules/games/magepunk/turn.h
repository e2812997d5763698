// The turn: its phases, how it begins and how it ends.
#pragma once

#include "rules/games/magepunk/host.h"

namespace lk::rules::magepunk {

/// The next thing that happens by itself happens. Precondition: something is due.
void goOn(Host& host);
/// Whether the active player has more cards than the table allows at the end of the turn; how many.
int cardsTooMany(const State& state);

}  // namespace lk::rules::magepunk
