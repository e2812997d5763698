// Attacks on minions and bosses, and tests against traps: both are rolls against a number.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns whether dice are due: an attacker or a tested hero has been named.
inline bool rolling(const State& s) {
  return figure(s, Table::main).present && get(s, Table::rollers) != 0;
}
inline bool rolls(const State& s, int place) {
  return (get(s, Table::rollers) >> place & 1) != 0;
}
inline bool hasRolled(const State& s, int place) {
  return (get(s, Table::rolled) >> place & 1) != 0;
}

/// Returns why a fight or a test is impossible now; empty if it is possible.
std::string_view barredFromFighting(const State& s);
std::string_view barredFromFacing(const State& s);
/// Returns why the heroes cannot escape at the price of a life point each; empty if they can.
std::string_view barredFromEscaping(const State& s, const CardBook& cards);
/// Returns why the endgame boss cannot be left; empty if it can. It cannot while a hero can attack it or an
/// escape is available.
std::string_view barredFromYielding(const State& s, const CardBook& cards);

Ruling judgeAttack(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeFace(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeRoll(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeForcedEscape(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeYield(Changes& changes, const Move& move, const CardBook& cards);

/// Reduces the enemy's life. The flow handles its defeat.
void hurtEnemy(Changes& changes, int amount, RuleId why);
/// Defeats an enemy without life: gives its loot, or ends the game.
void defeat(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
