// Wishes: one for every second lamp scored, made at the end of the turn.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// Returns who has a wish to make, turn player first.
std::optional<Seat> wishDue(const State& state);
/// Starts the wish of the pack. People carry it out if the pack has none, or if the table grants wishes its
/// own way.
void beginWish(Changes& changes, const CardBook& cards, Seat seat);

}  // namespace lk::rules::halfwish
