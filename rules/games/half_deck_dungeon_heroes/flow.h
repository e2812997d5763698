// The course of a game: what happens next, as far as it goes without an answer from people, and what is
// asked.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"

namespace lk::rules::dungeon {

/// To be called once after every accepted event.
void advance(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::dungeon
