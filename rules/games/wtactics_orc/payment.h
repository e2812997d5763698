// Gold: creatures that are marked and cards of the twilight.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"

namespace lk::rules::wtactics {

/// A price to be paid by one player.
struct Price {
  Seat seat = Seat::A;
  int gold = 0;
  SlotId notFrom;  // a creature that cannot pay: the ability's own
  RuleId why;
};

/// Why these coins do not pay the price, one for each gold.
Problem wrongCoins(const Host& host, const Board& board, const Price& price, std::span<const Coin> coins);
/// Why a creature cannot be marked now.
Problem unmarkable(const Host& host, const Board& board, Seat seat, SlotId slot);
/// The same as a yes or no, without a ruling. Precondition: a creature of the seat stands there.
bool canBeMarked(const State& state, const Creature& creature);
void pay(Host& host, Seat seat, std::span<const Coin> coins, RuleId why);

/// The most gold a player has now.
int goldOf(const Host& host, const Board& board, Seat seat, SlotId notFrom);
/// One way to pay: the twilight first, where `twilight` says so, then creatures from the back on. Too few
/// coins where there is not enough.
Few<Coin, kArmy> suggestCoins(const Host& host, const Board& board, const Price& price, bool twilight);

}  // namespace lk::rules::wtactics
