// Health: what hits, healing and costs do to a piece's die, and when a piece is dying.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

/// Returns the HP that a face of a die stands for. 0 and 00 are 10; a tens die's 70 is 7. Negative if the die
/// has no such face.
int hpShown(Die die, int face);

/// Returns the maximum HP that healing can restore.
int healCap(const State& s, const CardBook& cards, ThingId piece);

/// Sets a piece's HP, whatever the cause. A Monster that first comes to 10 or less by a loss gets a token.
/// The step's amount becomes the HP.
void setHp(Changes& changes, ThingId piece, int hp, Step step);
void strike(Changes& changes, const CardBook& cards, const Hit& hit);
void heal(Changes& changes, const CardBook& cards, ThingId piece, int amount);
/// Pays HP as a cost, never below 1.
void pay(Changes& changes, const CardBook& cards, ThingId piece, int amount);
void setTo(Changes& changes, const CardBook& cards, ThingId piece, int hp, SetWhen when);
/// Marks a piece that dies at the end of the turn because of its own action.
void dieByOwnAction(Changes& changes, ThingId piece);
/// Saves a dying piece.
void save(Changes& changes, ThingId piece);
/// Makes the piece its player's chosen one from now on.
void selectAnew(Changes& changes, ThingId piece);

/// Sets the HP that are due to be set when the turn ends.
void setDueHp(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
