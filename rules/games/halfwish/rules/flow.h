// The course of a night: what happens next without an answer from people, and which questions are open.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// Advances the night as far as possible, updates the result and sets the open questions. Called once after
/// every accepted event.
void advance(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::halfwish
