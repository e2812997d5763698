// What a program that plays a seat imagines: the cards of hidden hands; and how good a position is.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"
#include "rules/referee/holdings.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Brings hidden hands and the hero deck in step with the cards that nobody has seen since the shuffle.
void follow(Holdings& held, const State& state, Chance& chance);

/// Returns whether a hidden hand holds the cards that an event takes from it.
bool holds(const Holdings& held, const Event& event, const State& before, const CardBook& cards);

/// Returns how good a position is: see Sampler::worth(). All players win or lose together.
double worth(const State& state, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
