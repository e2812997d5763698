// Finds the options of the asking card by their ids.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::halfwish {

/// Returns the index among the options of the asking card; nullopt if no card asks for an option.
std::optional<int> optionPlace(const State& state, const CardBook& cards, std::string_view id);
/// Precondition: a card asks for an option and has one with this index.
const std::string& optionId(const State& state, const CardBook& cards, int place);

}  // namespace lk::rules::halfwish
