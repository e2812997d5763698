// What a program that plays a seat imagines: cards of a deck or a Twilight that only their owner knows; and
// how good a position is.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/state.h"
#include "rules/referee/chance.h"

namespace lk::rules::wtactics_orc {

/// Fills in the other player's hidden cards with cards of that player's faction: see Sampler::imagine().
void imagine(State& state, const CardBook& cards, Chance& chance);

/// Returns how good a position is: see Sampler::worth(). Counts victory points and creatures.
double worth(const State& state, const CardBook& cards, Seat seat);

}  // namespace lk::rules::wtactics_orc
