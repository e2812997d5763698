// The end of a phase, which is the end of a turn: due HP is set, pieces that are dying leave, and the night
// may be over.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/figures.h"

namespace lk::rules::battle {

/// Whether somebody may still save a Character that is dying.
bool someoneMaySave(const State& s, const CardBook& cards);
void endTurn(Changes& changes, const CardBook& cards);
/// The round is over: Rage dice are gained, markers end, the other player has the initiative.
void endRound(Changes& changes);

/// Ends the night by agreement.
void endByAgreement(Changes& changes, Ending ending);
void endByConcession(Changes& changes, Seat loser);
/// Ends the night if a party has no piece left.
void endIfEliminated(Changes& changes);

}  // namespace lk::rules::battle
