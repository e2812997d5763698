// How a duel ends: scored and rewarded, conceded or called off.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/language.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

/// Role points, first blood, the winner or a tie; the tally closes.
void scoreDuel(Changes& changes);
/// A duel in which somebody fell: its role points are tallied for the record.
void tallyOfTheFallen(Changes& changes);

void concedeDuel(Changes& changes, Seat loser);
void callOffDuel(Changes& changes, std::optional<Seat> offering);

// What follows once the winner is named, in this order; each puts its effects under way.
void beginResults(Changes& changes, const CardBook& cards);
void beginMoments(Changes& changes);
/// The next player who gets the reward, if somebody still does.
bool beginNextReward(Changes& changes, const CardBook& cards);
void beginPenalty(Changes& changes, const CardBook& cards);
void beginStored(Changes& changes, Moment moment);

/// A player takes the reward of the open location; nobody else gets it then. Precondition: it is there.
void takeReward(Changes& changes, const CardBook& cards, Seat who);

/// The duel is over: cards away, this turn's gifts and transformations end.
void clearDuel(Changes& changes);

/// Whether a duel can be conceded now without a challenge.
bool mayConcede(const State& state);
Ruling judgeConcede(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::halfwish
