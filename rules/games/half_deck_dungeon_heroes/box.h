// What comes out of the box before a night begins.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/referee/box.h"

namespace lk::rules::dungeon {

/// Both decks as a set-up that was accepted leaves them: without the cards it leaves out, and before any is
/// set aside by chance.
BoxList boxOf(const State& begun, const CardBook& cards);

}  // namespace lk::rules::dungeon
