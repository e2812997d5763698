// The cards that may answer a question, to be picked by hand.
#pragma once

#include <vector>

#include "app/phrases/choices/choice.h"

namespace lk::app {

/// A card by its name and text, what it costs at once first; another answer by its label.
Pick pickOf(const rules::Prompt& prompt, const std::string& option, const GameKit& kit);

/// The cards that fill a blank. Where it names none: all of its types, those of which every copy lies on the
/// table with the reason against them.
std::vector<Pick> cardPool(const rules::Prompt& prompt, const rules::Blank& blank, const OpenTable& table);

}  // namespace lk::app
