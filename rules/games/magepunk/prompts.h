// The questions that are open, with what may be answered.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::magepunk {

std::vector<Prompt> prompts(const State& state, const CardBook& cards);

}  // namespace lk::rules::magepunk
