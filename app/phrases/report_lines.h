// Reports, rulings and prompts as lines for programs, with the prose for people in them.
#pragma once

#include <vector>

#include "app/phrases/words.h"
#include "app/session/report.h"

namespace lk::app {

/// A ruling or prompts in the contract's shape, with the prose for people (`says`, `cure`, `ask`).
Json spokenRuling(const rules::Ruling& ruling, const GameKit& kit, const Names& names = {});
Json spokenPrompts(const std::vector<rules::Prompt>& prompts, const GameKit& kit, const Names& names = {});

/// The line `watch` prints, in the contract's shape, prose included.
Json reportJson(const Report& report, const GameKit& kit);

}  // namespace lk::app
