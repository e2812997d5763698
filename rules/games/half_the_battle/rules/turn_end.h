// The end of a phase, which is also the end of a turn: due HP is set, dying pieces leave, and the night may
// end.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/figures.h"

namespace lk::rules::half_the_battle {

void endTurn(Changes& changes, const CardBook& cards);
/// Ends the round: Rage dice are gained, markers end, and the other player gets the initiative.
void endRound(Changes& changes);

/// Ends the night by agreement.
void endByAgreement(Changes& changes, Ending ending);
void endByConcession(Changes& changes, Seat loser);
/// Ends the night if a party has no piece left.
void endIfEliminated(Changes& changes);

}  // namespace lk::rules::half_the_battle
