// The open questions, with all possible answers.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::half_the_battle {

std::vector<Prompt> prompts(const State& s, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
