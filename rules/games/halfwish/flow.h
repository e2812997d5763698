// The course of a night: what happens next, as far as it goes without an answer from people, and which
// questions are open.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// Takes the night as far as it goes, settles the result and asks what is open. To be called once after every
/// accepted event.
void advance(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::halfwish
