// What a choice can lead to, in one line for learners.
#pragma once

#include "app/phrases/words.h"

namespace lk::app {

/// Returns "You attack: 1 point each time Ben is hurt." Uses the prompt only, which everybody may read, so
/// nothing hidden can leak. Empty if the option needs no explanation.
QString consequenceText(const rules::Prompt& prompt, const std::string& option, const GameKit& kit,
                        const Names& names);

/// Returns a warning that everybody must see before choosing the option, learner or not: that it loses the
/// game. Otherwise empty.
QString warningOf(const rules::Prompt& prompt, const std::string& option);

}  // namespace lk::app
