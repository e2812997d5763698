// The options of the card that asks now, by their ids.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::halfwish {

/// Places among the options of the card that asks; nothing when no card asks for an option.
std::optional<int> optionPlace(const State& state, const CardBook& cards, std::string_view id);
/// Precondition: a card asks for an option and has one at this place.
const std::string& optionId(const State& state, const CardBook& cards, int place);

}  // namespace lk::rules::halfwish
