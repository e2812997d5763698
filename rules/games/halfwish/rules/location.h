// The locations of the map: turned up by a scout, a parley, a duel or a concession.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

/// Returns the location of this turn if it is face up.
CardId openLocation(const State& state);
/// Returns whether the location of this turn must be turned up now: it is face down and the table plays with
/// locations.
bool mustTurn(const State& state);
/// Waits for the location if it must be turned up; otherwise continues at once.
void turnLocation(Changes& changes, Turning why);

/// Returns how many more copies of a location can turn up in this game.
int locationsLeft(const State& state, const CardBook& cards, CardId card);

Ruling judgeLocation(Changes& changes, const Move& move, const CardBook& cards);

/// Clears the map at the end of a round.
void clearMap(Changes& changes);

}  // namespace lk::rules::halfwish
