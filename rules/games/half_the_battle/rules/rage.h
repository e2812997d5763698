// Rage: dice of killed enemies, converted to points that buy one thing per round.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::half_the_battle {

inline constexpr int kTokenPrice = 8;
inline constexpr int kItemPrice = 12;

/// Returns the worth of a player's Rage dice. `gained` includes those that come when the round ends.
int rageOf(const State& s, Seat seat, bool gained = false);
/// Returns the Rage that one point of damage costs a player.
int pricePerPoint(const State& s, Seat seat);
/// Returns why a player can buy nothing of this kind in this round; empty if they can.
std::string_view barredPurchase(const State& s, Seat seat, Purchase buy);

Ruling judgeRage(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
