// Before the duel: dice, discards, the choice of duel, scout or parley, the answer, keeping dice.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

Ruling judgeRoll(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeDiscard(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeChoose(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeAnswer(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeKeep(Changes& changes, const Move& move, const CardBook& cards);

/// Finishes an accepted scout. The turn ends, or continues if the table plays so.
void endScout(Changes& changes);
/// Ends a turn that an accepted scout left open.
Ruling judgeScoutedEnd(Changes& changes, const Move& move, const CardBook& cards);
/// Returns whether dice can be kept: there is a next turn they can be carried into, and a player has the
/// choice.
bool keepingPossible(const State& state);

/// Whether an accepted parley now would bring a point, and to whom; nobody if points are level.
struct ParleyPoint {
  bool due = false;
  std::optional<Seat> seat;
};
ParleyPoint parleyPoint(const State& state);

}  // namespace lk::rules::halfwish
