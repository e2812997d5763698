// The set-up: who plays, which cards are in which deck, and the first hands.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Applies a set-up event, or refuses it.
Ruling setUpGame(State& state, const Event& setup, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::half_deck_dungeon_heroes
