// The offers for abilities: whose they are, what is marked for them, what they are aimed at.
#include <algorithm>

#include "rules/games/wtactics_orc/ask/offers.h"
#include "rules/games/wtactics_orc/rules/ability.h"
#include "rules/games/wtactics_orc/rules/flow.h"
#include "rules/games/wtactics_orc/rules/payment.h"

namespace lk::rules::wtactics_orc {

namespace {

/// Returns the creature that uses an ability and the ability's index; nullopt without an ability.
std::optional<int> abilityOf(const Board& board, const CardBook& cards, const Move& move) {
  if (!move.slot.known() || !board.at(move.slot).there()) return std::nullopt;
  const int ability = abilityNamed(cards, board.at(move.slot).card, move.ability);
  return ability < 0 ? std::nullopt : std::optional(ability);
}

/// Calls `each` with the index of every activated ability that is not barred.
template <class Each>
void eachAbility(const Host& host, const Board& board, SlotId slot, Each each) {
  const Program& program = host.cards().program(board.at(slot).card);
  for (std::size_t i = 0; i < program.abilities.size(); ++i)
    if (program.abilities[i].hook == static_cast<std::uint8_t>(Hook::activated) &&
        !barredFromUsing(host, board, slot, static_cast<int>(i)))
      each(static_cast<int>(i));
}

/// Returns the creatures that continue a shape of own unmarked creatures, part of which is marked already.
/// `used` are all slots that are.
std::vector<Coin> partsOf(const Host& host, const Board& board, Seat seat, Shape shape, Mask used,
                          std::span<const Coin> begun) {
  Mask part = 0;
  for (const Coin& coin : begun)
    if (coin.slot.known()) part = static_cast<Mask>(part | bit(coin.slot.place()));
  Mask fitting = 0;
  for (const Mask slots : shapesOf(shape)) {
    bool open = (slots & part) == part && (slots & used & ~part) == 0;
    for (const int place : Places(static_cast<Mask>(slots & ~part)))
      open = open && !unmarkable(host, board, seat, {seat, place});
    if (open) fitting = static_cast<Mask>(fitting | slots);
  }
  std::vector<Coin> all;
  for (const int place : Places(static_cast<Mask>(fitting & ~part))) all.push_back({.slot = {seat, place}});
  return all;
}

/// Returns what can be marked or spent next, after the coins named. The creature itself, if it is to be
/// marked, may be named first.
std::vector<Coin> nextMarks(const Host& host, const Board& board, SlotId slot, int ability,
                            std::span<const Coin> named) {
  const AbilityPrice price = priceOf(host.cards(), board.at(slot).card, ability);
  const Seat seat = slot.army();
  std::vector<Coin> first;
  if (price.self && named.empty()) first.push_back({.slot = slot});
  if (price.self && !named.empty() && named.front().slot == slot) named = named.subspan(1);
  if (static_cast<int>(named.size()) < price.others) {
    std::vector<Coin> all =
        nextCoins(host, board, {.seat = seat, .gold = price.others, .notFrom = slot}, named);
    all.insert(all.end(), first.begin(), first.end());
    return all;
  }
  Mask used = bit(slot.place());
  for (const Coin& coin : named)
    if (coin.slot.known()) used = static_cast<Mask>(used | bit(coin.slot.place()));
  std::size_t begin = static_cast<std::size_t>(price.others);
  for (const Shape shape : price.shapes.all()) {
    const auto size = static_cast<std::size_t>(countOf(shapesOf(shape).front()));
    if (named.size() >= begin + size) {
      begin += size;
      continue;
    }
    std::vector<Coin> all = partsOf(host, board, seat, shape, used, named.subspan(begin));
    all.insert(all.end(), first.begin(), first.end());
    return all;
  }
  return first;
}

}  // namespace

void offerUsers(FieldOffer& offer) {
  const State& s = offer.state();
  const Move move = offer.soFar<Move>();
  if (barredNow(s, move)) return;
  const Host host(s, offer.cards());
  const Board board(s);
  for (const int place : Places(board.creatures(move.seat))) {
    bool any = false;
    eachAbility(host, board, {move.seat, place}, [&](int) { any = true; });
    if (any) addSlot(offer, {move.seat, place});
  }
}

void offerAbilities(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Host host(offer.state(), offer.cards());
  const Board board(offer.state());
  if (!move.slot.known() || !board.at(move.slot).there()) return;
  const Program& program = offer.cards().program(board.at(move.slot).card);
  eachAbility(host, board, move.slot, [&](int ability) {
    offer.add(Json(program.names[static_cast<std::size_t>(ability)].english));
  });
}

void offerMarks(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Host host(offer.state(), offer.cards());
  const Board board(offer.state());
  if (const auto ability = abilityOf(board, offer.cards(), move))
    addCoins(offer, nextMarks(host, board, move.slot, *ability, move.coins.all()));
}

void offerAims(FieldOffer& offer) {
  const Move move = offer.soFar<Move>();
  const Host host(offer.state(), offer.cards());
  const auto ability = abilityOf(Board(offer.state()), offer.cards(), move);
  if (!ability) return;
  for (const Aim& aim : nextAims(host, move.slot, *ability, move.aims.all()))
    if (aim.slot.known())
      addSlot(offer, aim.slot);
    else
      offer.add(Json("graveyard:" + offer.cards()[aim.buried].id));
}

}  // namespace lk::rules::wtactics_orc
