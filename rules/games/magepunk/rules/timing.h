// When something may be played or used.
#pragma once

#include <string_view>

#include "rules/games/magepunk/figures.h"

namespace lk::rules::magepunk {

/// Returns why a player may not play a card or use an ability now; empty if they may. `fast`: it is Fast.
std::string_view whyNotNow(const State& state, Seat seat, bool fast);

/// Opens the chain or adds to it. What is announced waits there for answers; resolveNow() resolves it at
/// once.
void openOrExtend(Changes& changes, Seat seat);
void resolveNow(Changes& changes);

}  // namespace lk::rules::magepunk
