// Answers to questions of cards and to open questions of the rules.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

Ruling judgeDecide(Changes& changes, const Move& move, const CardBook& cards);

/// Returns whether a card waits for dice of that player. judgeReroll() takes those dice as the answer.
bool owesReroll(const State& state, Seat seat);
Ruling judgeReroll(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::halfwish
