// Refusals: what is wrong in a word, and what the cure's sentence needs.
#pragma once

#include <string>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::dungeon {

Ruling malformedBecause(std::string problem);
/// With the question that is open, for "first comes ...".
Ruling refuseNow(std::string_view reason, const State& state);
/// With the card concerned.
Ruling refuseCard(std::string_view reason, const CardBook& cards, CardId card);
/// With the number asked for.
Ruling refuseCount(int least, int most);

}  // namespace lk::rules::dungeon
