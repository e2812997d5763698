// What a choice can lead to, in one line for learners.
#pragma once

#include "app/phrases/words.h"

namespace lk::app {

/// "You attack: 1 point each time Ben is hurt." From the question alone, which everybody may read: nothing
/// hidden can get in. Empty where the option says it all by itself.
QString leadsTo(const rules::Prompt& prompt, const std::string& option, const GameKit& kit,
                const Names& names);

/// What everybody must be told before choosing so, with help or without: that it loses at once. Else empty.
QString warningOf(const rules::Prompt& prompt, const std::string& option);

}  // namespace lk::app
