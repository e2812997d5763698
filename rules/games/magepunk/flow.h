// Takes a night on, after a move, as far as it goes without people.
#pragma once

#include "rules/games/magepunk/host.h"

namespace lk::rules::magepunk {

/// Carries out what runs, what waits on a chain that is closed, what was triggered and what is due, then
/// asks.
void advance(Host& host);

/// Whether something must be answered before anything else is played.
bool asksFirst(const State& state);
/// The same, where going on is an answer, too: in which order abilities happen.
bool asksSoftly(const State& state);

}  // namespace lk::rules::magepunk
