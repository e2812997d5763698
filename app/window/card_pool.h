// The cards that may answer a question, to be picked by hand.
#pragma once

#include <vector>

#include "app/window/choice.h"

namespace lk::app {

/// A card by its name and text; another answer by its label.
Pick pickOf(const rules::Prompt& prompt, const std::string& option, const GameKit& kit);

/// The cards that a prompt lists as `cards` (ids) or `left` (id and count), each kind once; behind those left
/// in a deck the upgrades that may lie over them unseen. Where it lists none: all cards of `type`, those that
/// lie on the table already with the reason against them.
std::vector<Pick> cardPool(const rules::Prompt& prompt, const Moment& moment, std::string_view type);

}  // namespace lk::app
