#include "rules/games/wtactics_orc/rules/payment.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"

namespace lk::rules::wtactics_orc {

namespace {

Problem wrongTwilight(const Host& host, Seat seat, CardId card, int wanted) {
  if (seat != turnSeat(host.state())) return refuseBy("twilight_own_turn_only", rule::twilightPays);
  if (inTwilight(host.state(), seat, card) < wanted)
    return refuseCard("not_in_twilight", rule::twilightPays, host.cards(), card);
  return std::nullopt;
}

}  // namespace

Problem unmarkable(const Host& host, const Board& board, Seat seat, SlotId slot) {
  if (!slot.known() || slot.army() != seat || !board.at(slot).there())
    return refuseAt("cannot_pay_with", rule::payment, slot);
  if (board.at(slot).is(Mark::marked)) return refuseAt("already_marked", rule::payment, slot);
  if (isUsedUp(host.state(), board.at(slot))) return refuseAt("marked_this_turn", rule::markedOnce, slot);
  return std::nullopt;
}

bool canBeMarked(const State& state, const Creature& creature) {
  return !creature.is(Mark::marked) && !isUsedUp(state, creature);
}

Problem wrongCoins(const Host& host, const Board& board, const Price& price, std::span<const Coin> coins) {
  if (coins.size() != static_cast<std::size_t>(price.gold))
    return refuseCount("wrong_payment", price.why, price.gold);
  for (std::size_t i = 0; i < coins.size(); ++i) {
    const auto before =
        static_cast<int>(std::count(coins.begin(), coins.begin() + static_cast<std::ptrdiff_t>(i), coins[i]));
    if (!coins[i].slot.known()) {
      if (auto problem = wrongTwilight(host, price.seat, coins[i].twilight, before + 1)) return problem;
      continue;
    }
    if (before > 0 || coins[i].slot == price.notFrom)
      return refuseAt("cannot_pay_with", price.why, coins[i].slot);
    if (auto problem = unmarkable(host, board, price.seat, coins[i].slot)) return problem;
  }
  return std::nullopt;
}

void pay(Host& host, Seat seat, std::span<const Coin> coins, RuleId why) {
  for (const Coin& coin : coins) {
    if (coin.slot.known())
      markIt(host, Board(host.state()).at(coin.slot).thing, why);
    else
      spendTwilight(host, seat, coin.twilight,
                    why == rule::abilityCost ? rule::costFromTwilight : rule::twilightPays);
  }
}

int goldOf(const Host& host, const Board& board, Seat seat, SlotId notFrom) {
  int gold = 0;
  for (const int place : Places(board.creatures(seat))) {
    const SlotId slot(seat, place);
    gold += slot != notFrom && canBeMarked(host.state(), board.at(slot)) ? 1 : 0;
  }
  if (seat != turnSeat(host.state())) return gold;
  return gold +
         static_cast<int>(std::count_if(host.state().lying.begin(), host.state().lying.end(),
                                        [&](const Slot& slot) { return slot.zone == twilightOf(seat); }));
}

std::vector<Coin> nextCoins(const Host& host, const Board& board, const Price& price,
                            std::span<const Coin> named) {
  std::vector<Coin> all;
  if (static_cast<int>(named.size()) >= price.gold ||
      goldOf(host, board, price.seat, price.notFrom) < price.gold)
    return all;
  for (const int place : Places(board.creatures(price.seat))) {
    const Coin coin{.slot = {price.seat, place}};
    if (coin.slot != price.notFrom && canBeMarked(host.state(), board.at(coin.slot)) &&
        std::find(named.begin(), named.end(), coin) == named.end())
      all.push_back(coin);
  }
  if (price.seat != turnSeat(host.state())) return all;
  for (const Slot& slot : host.state().lying) {
    const Coin coin{.twilight = slot.card};
    if (slot.zone != twilightOf(price.seat) || std::find(all.begin(), all.end(), coin) != all.end()) continue;
    if (inTwilight(host.state(), price.seat, slot.card) > std::count(named.begin(), named.end(), coin))
      all.push_back(coin);
  }
  return all;
}

Few<Coin, kArmy> suggestCoins(const Host& host, const Board& board, const Price& price, bool twilight) {
  Few<Coin, kArmy> coins;
  if (twilight && price.seat == turnSeat(host.state()))
    for (const Slot& slot : host.state().lying)
      if (coins.count < price.gold && slot.zone == twilightOf(price.seat)) coins.add({.twilight = slot.card});
  for (int place = kArmy - 1; place >= 0 && coins.count < price.gold; --place) {
    const SlotId slot(price.seat, place);
    const bool there = board.at(slot).there() && slot != price.notFrom;
    if (there && canBeMarked(host.state(), board.at(slot))) coins.add({.slot = slot});
  }
  return coins;
}

}  // namespace lk::rules::wtactics_orc
