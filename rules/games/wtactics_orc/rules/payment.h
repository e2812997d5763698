// Gold: marked creatures and cards of the Twilight.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"

namespace lk::rules::wtactics_orc {

/// A price that one player pays.
struct Price {
  Seat seat = Seat::A;
  int gold = 0;
  SlotId notFrom;  // a creature that cannot pay: the source of the ability
  RuleId why;
};

/// Returns why these coins do not pay the price, one coin per gold; nullopt if they do.
Problem wrongCoins(const Host& host, const Board& board, const Price& price, std::span<const Coin> coins);
/// Returns why a creature cannot be marked now.
Problem unmarkable(const Host& host, const Board& board, Seat seat, SlotId slot);
/// Returns the same as a bool, without building a ruling. Precondition: a creature of the seat is there.
bool canBeMarked(const State& state, const Creature& creature);
void pay(Host& host, Seat seat, std::span<const Coin> coins, RuleId why);

/// Returns the maximum gold a player has now.
int goldOf(const Host& host, const Board& board, Seat seat, SlotId notFrom);
/// Returns what can be the next coin, after those named; none if the price is paid or cannot be.
std::vector<Coin> nextCoins(const Host& host, const Board& board, const Price& price,
                            std::span<const Coin> named);
/// Returns one way to pay: the Twilight first if `twilight` is set, then creatures from the back row on.
/// There are too few coins if the player cannot pay.
Few<Coin, kArmy> suggestCoins(const Host& host, const Board& board, const Price& price, bool twilight);

}  // namespace lk::rules::wtactics_orc
