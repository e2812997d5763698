// What people enter by hand: corrections, and effects of cards the program does not know.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::halfwish
