// How a round ends, and how the game ends.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"

namespace lk::rules::half_deck_dungeon_heroes {

void lose(Changes& changes, RuleId why);
/// Wins the game. `by` is "treasure" or "boss"; `seat` is the player who did it, for all of them.
void win(Changes& changes, Seat seat, std::string_view by, RuleId why, CardId card);

/// Gives the turn to the first player, from `from` on, who is not out.
void passTurnOn(Changes& changes, Seat from);

/// Removes the current enemy or trap from the table. It goes to its discard pile, or out of play if it is
/// used once. An undefeated endgame boss goes back into its deck.
void putAway(Changes& changes, const CardBook& cards);
/// Continues the round with its loot. The candidates (marked `mayLoot`) or `seat` draw it.
void goToLoot(Changes& changes, Seat seat, int loot);
/// Clears the current roll and encounter.
void clearRoll(Changes& changes);
void clearEncounter(Changes& changes);

}  // namespace lk::rules::half_deck_dungeon_heroes
