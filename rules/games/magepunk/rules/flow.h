// Advances a night after a move, as far as possible without people.
#pragma once

#include "rules/games/magepunk/rules/host.h"

namespace lk::rules::magepunk {

/// Carries out running effects, links of a closed chain, triggered abilities and automatic steps. Then sets
/// the open questions.
void advance(Host& host);

/// Returns whether something must be answered before anything else is played.
bool asksFirst(const State& state);
/// Returns whether the open question can also be skipped: the order of waiting abilities.
bool asksSoftly(const State& state);

}  // namespace lk::rules::magepunk
