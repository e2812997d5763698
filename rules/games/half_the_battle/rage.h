// Rage: dice of enemies killed, turned into points that buy one thing a round.
#pragma once

#include "rules/games/half_the_battle/move.h"

namespace lk::rules::battle {

inline constexpr int kTokenPrice = 8;
inline constexpr int kItemPrice = 12;

/// Worth of the Rage dice a player holds; `gained` adds those that come when the round ends.
int rageOf(const State& s, Seat seat, bool gained = false);
/// Rage that one point of damage costs a player.
int pricePerPoint(const State& s, Seat seat);
/// Why a player can buy nothing of this kind in this round; empty when they can.
std::string_view barredPurchase(const State& s, Seat seat, Purchase buy);

Ruling judgeRage(Changes& changes, const Move& move, const CardBook& cards);

}  // namespace lk::rules::battle
