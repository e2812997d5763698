// The open questions, with the possible answers.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::magepunk {

std::vector<Prompt> prompts(const State& state, const CardBook& cards);

}  // namespace lk::rules::magepunk
