// What players can give up now: the night, or a duel.
#pragma once

#include <vector>

#include "app/phrases/choices/choice.h"

namespace lk::app {

/// Returns the events by which players give up that the referee would accept now, in the order of the seats.
/// Precondition: the night has begun.
std::vector<rules::Event> givingUp(const GameKit& kit, const rules::State& state);

/// Returns such an event as an answer that asks before it is given.
Choice givingUpChoice(const rules::Event& event, const GameKit& kit, const Names& names);

}  // namespace lk::app
