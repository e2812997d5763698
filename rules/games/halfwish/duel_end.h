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
void beginRewards(Changes& changes, const CardBook& cards);
void beginPenalty(Changes& changes, const CardBook& cards);
void beginStored(Changes& changes, Moment moment);

/// One player gets the reward of the open location, which is then gone.
void beginReward(Changes& changes, const CardBook& cards, Seat winner);

/// The duel is over: cards away, this turn's gifts and transformations end.
void clearDuel(Changes& changes);

Ruling judgeConcede(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::halfwish
