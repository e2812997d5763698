// When something may be played or used.
#pragma once

#include <string_view>

#include "rules/games/magepunk/figures.h"

namespace lk::rules::magepunk {

/// Why a player may not play a card or use an ability now; empty where they may. `fast`: it is Fast.
std::string_view whyNotNow(const State& state, Seat seat, bool fast);

/// What is announced waits on the chain for answers, or happens at once.
void openOrExtend(Changes& changes, Seat seat);
void resolveNow(Changes& changes);

}  // namespace lk::rules::magepunk
