// The preparatory phase: heroes, gear, exchanges, trades, and who goes on.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"

namespace lk::rules::dungeon {

/// Whether this is the first preparation, with rules of its own.
inline bool isFirst(const State& s) {
  return get(s, Table::round) == 1;
}
/// Most cards a player may exchange now; 0 when no exchange is left.
int mostToExchange(const State& s, Seat seat);
/// Why a player cannot do anything in a preparation now, empty when he can.
std::string_view barredFromPreparing(const State& s, Seat seat);
/// Why a player cannot bring one more hero, or give one more hero gear, in a preparation of his; empty when
/// he can.
std::string_view barredFromPlacing(const State& s, Seat seat);
std::string_view barredFromEquipping(const State& s, Seat seat);
/// What becomes of the gear of a hero who makes room for another one.
void settleGear(Changes& changes, const CardBook& cards, int place);
/// Whether the table's reading has a player without any hero draw until one shows.
bool drawsUntilHero(const State& s, const CardBook& cards, Seat seat);

/// Begins the preparation of the round.
void beginPreparation(Changes& changes);
/// Ends the preparation once everybody is done: who has no hero left is out.
void endPreparation(Changes& changes);
/// Makes cards due to a player, as many as there are.
void owe(Changes& changes, Seat seat, int cards, RuleId why);

Ruling judgePlace(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeEquip(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeExchange(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeTrade(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgeDone(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::dungeon
