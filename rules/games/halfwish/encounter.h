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

/// An accepted scout is done: the turn ends, or goes on where the table plays so.
void endScout(Changes& changes);
/// Ends a turn that an accepted scout left open.
Ruling judgeScoutedEnd(Changes& changes, const Move& move, const CardBook& cards);
/// Dice can be kept while a turn comes that the table lets them be carried into, and somebody has the choice.
bool keepingPossible(const State& state);

/// Whether an accepted parley now would bring a point, and to whom: none when points are level.
struct ParleyPoint {
  bool due = false;
  std::optional<Seat> seat;
};
ParleyPoint parleyPoint(const State& state);

}  // namespace lk::rules::halfwish
