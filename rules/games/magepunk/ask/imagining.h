// What a program that plays a seat imagines: hands and decks, of which the referee knows only the numbers;
// and how good a position is.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/rules/host.h"
#include "rules/referee/holdings.h"

namespace lk::rules::magepunk {

/// Deals both decks from all wallet cards, one copy each, as the box holds them.
Holdings deal(const State& begun, const CardBook& cards, Chance& chance);

/// What left a hand with a move: its cards, or the whole hand.
struct Leaving {
  std::vector<CardId> cards;
  std::optional<Energy> energy;  // a card of this Energy that was not shown
  bool wholeHand = false;
};
Leaving leavingWith(const Move& move, const State& before);

/// The numbers of a player's cards.
struct CardCounts {
  int hand = 0;
  int deck = 0;
};
CardCounts countsOf(const State& state, Seat seat);

/// Brings both hands and piles in step with their numbers after a player's move. `before` are the numbers of
/// this player before it.
void follow(Holdings& held, const Leaving& leaving, Seat seat, const CardCounts& before, const State& after,
            const CardBook& cards, Chance& chance);

/// Returns whether a hand holds what a move takes from it.
bool holds(const Holding& own, const Leaving& leaving, const CardBook& cards);

/// Returns how good a position is: see Sampler::worth(). Counts life, entities in play, resources and cards.
double worth(const Host& host, Seat seat);

}  // namespace lk::rules::magepunk
