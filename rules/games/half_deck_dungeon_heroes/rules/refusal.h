// Refusals: the reason, and the arguments of the cure's sentence.
#pragma once

#include <string>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules::half_deck_dungeon_heroes {

Ruling malformedBecause(std::string problem);
/// Includes the open question, for "first comes ...".
Ruling refuseNow(std::string_view reason, const State& state);
/// Includes the card concerned.
Ruling refuseCard(std::string_view reason, const CardBook& cards, CardId card);
/// Includes the required number.
Ruling refuseCount(int least, int most);

}  // namespace lk::rules::half_deck_dungeon_heroes
