// Wishes: one for every second lamp scored, made as the turn ends.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// Who has a wish to make, turn player first.
std::optional<Seat> wishDue(const State& state);
/// Puts the wish of the pack under way; where there is none, or the table grants wishes its own way, people
/// carry it out.
void beginWish(Changes& changes, const CardBook& cards, Seat seat);

}  // namespace lk::rules::halfwish
