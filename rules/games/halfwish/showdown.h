// The duel at the table: actions revealed, worked out once both lie open, applied.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

Ruling judgeReveal(Changes& changes, const Event& event, const CardBook& cards);

}  // namespace lk::rules::halfwish
