// What a program that plays a seat imagines: the cards in both hands, hidden dice, bids and secret upgrades;
// and how good a position is.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"
#include "rules/referee/holdings.h"

namespace lk::rules::halfwish {

/// Fills in the other player's hidden dice, bid and secret upgrades: see Sampler::imagine().
void imagine(State& state, Seat seat, Chance& chance);

/// Brings hands and piles in step with the cards that were not seen in this round.
void follow(Holdings& held, const State& state, Chance& chance);

/// Returns whether a hand holds the actions that an event turns up. An upgrade may lie over an action of it.
bool holds(const Holdings& held, const Event& event, const CardBook& cards);

/// Returns how good a position is: see Sampler::worth(). Points decide; health is worth a little.
double worth(const State& state, Seat seat);

}  // namespace lk::rules::halfwish
