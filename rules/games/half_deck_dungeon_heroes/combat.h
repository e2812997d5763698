// Attacks on minions and bosses, tests against traps: both are a roll to be reached.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::dungeon {

/// Whether dice are due: an attacker or a tested hero is named.
inline bool rolling(const State& s) {
  return figure(s, Table::main).present && get(s, Table::rollers) != 0;
}
inline bool rolls(const State& s, int place) {
  return (get(s, Table::rollers) >> place & 1) != 0;
}
inline bool hasRolled(const State& s, int place) {
  return (get(s, Table::rolled) >> place & 1) != 0;
}

/// Why nothing can be done in a fight now, empty when it can; `fight` or `test`.
std::string_view barredFromFighting(const State& s);
std::string_view barredFromFacing(const State& s);
/// Why the enemy cannot be escaped from at the price of a life point each, empty when it can.
std::string_view barredFromEscaping(const State& s, const CardBook& cards);
/// Why the endgame boss cannot be left, empty when it can: a hero can attack it, or an escape is at hand.
std::string_view barredFromYielding(const State& s, const CardBook& cards);

Ruling judgeAttack(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeFace(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeRoll(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeForcedEscape(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeYield(Changes& changes, const Move& move, const CardBook& cards);

/// Life lost by the enemy. What follows from its end is the flow's.
void hurtEnemy(Changes& changes, int amount, RuleId why);
/// The enemy has no life left: its loot, or the game.
void defeat(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::dungeon
