// How a round is left, and how the game ends.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"

namespace lk::rules::dungeon {

void lose(Changes& changes, RuleId why);
/// `by` is "treasure" or "boss"; the player who did it stands for all.
void win(Changes& changes, Seat seat, std::string_view by, RuleId why, CardId card);

/// From `from` on, the first player who is not out has the turn.
void passTurnOn(Changes& changes, Seat from);

/// The enemy or trap being met leaves the table: to its discard pile, out of play if it is used once, or, an
/// endgame boss that was not defeated, back into its deck.
void putAway(Changes& changes, const CardBook& cards);
/// The round goes on to its loot, which the candidates (marked `mayLoot`) or `seat` draw.
void goToLoot(Changes& changes, Seat seat, int loot);
/// Nothing is being rolled or resolved any more.
void clearRoll(Changes& changes);
void clearEncounter(Changes& changes);

}  // namespace lk::rules::dungeon
