// How a duel ends: scored and rewarded, conceded, or called off.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

/// Awards role points and first blood, names the winner or a tie, and closes the tally.
void scoreDuel(Changes& changes);
/// Awards the role points of a duel in which a player was knocked out, for the record.
void tallyOfTheFallen(Changes& changes);

void concedeDuel(Changes& changes, Seat loser);
void callOffDuel(Changes& changes, std::optional<Seat> offering);

// The sequence after the winner is named, in this order. Each function starts its effects.
void beginResults(Changes& changes, const CardBook& cards);
void beginMoments(Changes& changes);
/// Starts the next player's reward. Returns whether there was one.
bool beginNextReward(Changes& changes, const CardBook& cards);
void beginPenalty(Changes& changes, const CardBook& cards);
void beginStored(Changes& changes, Moment moment);

/// Gives a player the reward of the open location; nobody else gets it then. Precondition: it has one.
void takeReward(Changes& changes, const CardBook& cards, Seat who);

/// Ends the duel: puts its cards away and ends this turn's boosts and transformations.
void clearDuel(Changes& changes);

/// Returns whether a duel can be conceded now, without a challenge.
bool mayConcede(const State& state);
Ruling judgeConcede(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::halfwish
