// The dungeon phase begins: a card of the dungeon deck is turned up.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns whether a card wins the game once it is met and resolved.
bool isGoal(const State& s, const CardBook& cards, CardId card);
/// Returns whether a card can be on top of the dungeon deck now. Precondition: the deck is not empty.
bool canComeUp(const State& s, const CardBook& cards, CardId card);

Ruling judgeExplore(Changes& changes, const Move& move, const CardBook& cards);

/// Returns whether a trap's effect applies to the tested hero.
bool strikesOneHero(const CardBook& cards, CardId trap);
/// Applies a trap's effect.
void springTrap(Changes& changes, const CardBook& cards);
/// Records who suffers from a trap that nobody could face, or who makes room for a prisoner.
Ruling judgeSufferer(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
