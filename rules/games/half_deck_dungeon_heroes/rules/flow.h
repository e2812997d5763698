// The course of a game: what happens next without an answer from people, and which questions are open.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Called once after every accepted event.
void advance(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
