// The preparatory phase: heroes, gear, exchanges, trades, and who continues.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Returns whether this is the first preparation, which has rules of its own.
inline bool isFirst(const State& s) {
  return get(s, Table::round) == 1;
}
/// Returns the maximum number of cards a player may exchange now; 0 if no exchange is left.
int mostToExchange(const State& s, Seat seat);
/// Returns why a player cannot do anything in a preparation now; empty if they can.
std::string_view barredFromPreparing(const State& s, Seat seat);
/// Returns why a player cannot bring one more hero, or give gear to one more hero, in their preparation;
/// empty if they can.
std::string_view barredFromPlacing(const State& s, Seat seat);
std::string_view barredFromEquipping(const State& s, Seat seat);
/// Handles the gear of a hero who makes room for another.
void settleGear(Changes& changes, const CardBook& cards, int place);
/// Returns whether a player without a hero must draw until one comes up, as the table reads the rule.
bool drawsUntilHero(const State& s, const CardBook& cards, Seat seat);

/// Begins the preparation of the round.
void beginPreparation(Changes& changes);
/// Ends the preparation once everybody is done. Players without a hero are out.
void endPreparation(Changes& changes);
/// Makes cards due to a player, at most as many as there are.
void owe(Changes& changes, Seat seat, int cards, RuleId why);

Ruling judgePlace(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeEquip(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeExchange(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeTrade(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeDone(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
