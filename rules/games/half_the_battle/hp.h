// Health: what hits, healing and costs do to a piece's die, and when a piece is dying.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/language.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::battle {

/// Highest HP healing can bring a piece to.
int healCap(const State& s, const CardBook& cards, ThingId piece);

void strike(Changes& changes, const CardBook& cards, const Hit& hit);
void heal(Changes& changes, const CardBook& cards, ThingId piece, int amount);
/// A cost: never below 1.
void pay(Changes& changes, const CardBook& cards, ThingId piece, int amount);
void setTo(Changes& changes, const CardBook& cards, ThingId piece, int hp, SetWhen when);
/// It dies at the end of the turn by an action of its own.
void dieByOwnAction(Changes& changes, ThingId piece);
/// It does not die after all.
void save(Changes& changes, ThingId piece);
/// The piece is the chosen one of its player from now on.
void selectAnew(Changes& changes, ThingId piece);

/// The turn ends: HP due to be set is set.
void setDueHp(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::battle
