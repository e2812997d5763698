// Alternatives to the set-up of a night, each with one change.
#pragma once

#include <vector>

#include "app/phrases/choices/choice.h"

namespace lk::app {

/// Returns a choice for every other card a player could have, every other starting player, and every part of
/// the game that could be switched. Each contains the complete set-up with that one change. If two players
/// may not have the same card, they swap.
std::vector<Choice> otherSetups(const rules::Event& setup, const std::shared_ptr<const GameKit>& kit,
                                const Names& names);

}  // namespace lk::app
