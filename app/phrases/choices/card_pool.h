// The cards that may answer a prompt, to be chosen by hand.
#pragma once

#include <vector>

#include "app/phrases/choices/pick.h"

namespace lk::app {

/// Returns the pick for an option. A card has its name and text, the cost first; other options have their
/// label.
Pick pickOf(const rules::Prompt& prompt, const std::string& option, const GameKit& kit);

/// Returns the cards that can fill a blank. If the blank lists none, these are all cards of its types; a card
/// whose copies are all on the table is included with the reason why it is not available.
std::vector<Pick> cardPool(const rules::Prompt& prompt, const rules::Blank& blank, const OpenTable& table);

}  // namespace lk::app
