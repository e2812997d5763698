// How a night could have been set up instead, a change at a time.
#pragma once

#include <vector>

#include "app/phrases/choices/choice.h"

namespace lk::app {

/// Every card a player could have chosen instead, everybody else who could have begun, and every part of the
/// game that could have been left out or played with. Each says the whole set-up with that one change; where
/// no two may have the same card, the other gets this one's.
std::vector<Choice> otherSetups(const rules::Event& setup, const std::shared_ptr<const GameKit>& kit,
                                const Names& names);

}  // namespace lk::app
