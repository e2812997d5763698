// Random play: a random set-up, and random answers to open questions.
#pragma once

#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/referee/chance.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns a set-up with one to four players and recommended options.
Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a random answer: dice rolls, cards that can be there, options that are available. Precondition: a
/// question is open.
Move drawAny(const State& state, const CardBook& cards, Chance& chance);

}  // namespace lk::rules::half_deck_dungeon_heroes
