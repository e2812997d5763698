// The open questions, put as prompts: what is legal, what is not and why, and the reminders a gamemaster
// owes.
#pragma once

#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::halfwish {

std::vector<Prompt> prompts(const State& state, const CardBook& cards);

}  // namespace lk::rules::halfwish
