// Random play: a set-up, and an answer to an open question, drawn by chance.
#pragma once

#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/referee/chance.h"

namespace lk::rules::dungeon {

/// One to four players, everything else as recommended.
Event anySetup(const CardBook& cards, Chance& chance);
/// Dice as they fall, cards that can be there, choices that are open. Precondition: something is asked.
Move drawAny(const State& state, const CardBook& cards, Chance& chance);

}  // namespace lk::rules::dungeon
