// The numbered rules of a game, for printing.
#pragma once

#include <vector>

#include "app/kit/game_kit.h"
#include "app/kit/rule_texts.h"

namespace lk::app {

/// Returns the rules in the game's RULES.md, in English.
std::vector<RuleSection> ruleSectionsOf(const GameKit& kit);

}  // namespace lk::app
