// Reports, rulings and prompts as JSON for programs, with the sentences for people included.
#pragma once

#include <vector>

#include "app/phrases/words.h"
#include "app/session/watch/report.h"

namespace lk::app {

/// Returns a ruling or prompts in the format of the contract, with the sentences for people (`says`, `cure`,
/// `ask`).
Json spokenRuling(const rules::Ruling& ruling, const GameKit& kit, const Names& names = {});
Json spokenPrompts(const std::vector<rules::Prompt>& prompts, const GameKit& kit, const Names& names = {});

/// Returns the line that `watch` prints, in the format of the contract, sentences included.
Json reportJson(const Report& report, const GameKit& kit);

}  // namespace lk::app
