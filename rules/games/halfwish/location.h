// The locations of the map: turned up by a scout, a parley, a duel or a concession.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

/// The location of this turn, if it lies open.
CardId openLocation(const State& state);
/// Whether the location of this turn must be turned now: it lies face down and the table plays with
/// locations.
bool mustTurn(const State& state);
/// Waits for the location, if it must be turned; else goes on as if it had been.
void turnLocation(Changes& changes, Turning why);

/// How many more of a location can turn up this game.
int locationsLeft(const State& state, const CardBook& cards, CardId card);

Ruling judgeLocation(Changes& changes, const Move& move, const CardBook& cards);

/// Clears the map at the end of a round.
void clearMap(Changes& changes);

}  // namespace lk::rules::halfwish
