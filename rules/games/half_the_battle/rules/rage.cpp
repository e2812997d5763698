#include "rules/games/half_the_battle/rules/rage.h"

#include <algorithm>

#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/hits.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/refusal.h"

namespace lk::rules::half_the_battle {

namespace {

/// Carries out one purchase.
class Buying {
 public:
  Buying(Changes& changes, const Move& move, const CardBook& cards)
      : changes_(changes), s_(changes.state()), move_(move), cards_(cards) {}

  Ruling judge() {
    for (int i = 0; i < move_.diceCount; ++i) {
      const Die die = move_.dice[static_cast<std::size_t>(i)];
      const auto before = std::span(move_.dice).first(static_cast<std::size_t>(i));
      const bool twice = std::find(before.begin(), before.end(), die) != before.end();
      if (twice || get(s_, move_.seat, half_the_battle::rageOf(die)) == 0)
        return refuse("rage_not_held", Json::object({{"die", kDieNames[static_cast<std::size_t>(die)]}}));
      worth_ += mostOf(die);
    }
    if (const auto why = barredPurchase(s_, move_.seat, move_.buy); !why.empty()) return refuseNow(why, s_);
    switch (move_.buy) {
      case Purchase::damage:
        return buyDamage();
      case Purchase::token:
        return buyToken();
      case Purchase::refresh:
        return turnItem(move_.seat, Face::up);
      case Purchase::disable:
        return turnItem(other(move_.seat), Face::down);
    }
    return {};
  }

 private:
  [[nodiscard]] Ruling tooLittle(int price) const {
    return refuse("rage_too_little", Json::object({{"n", price}, {"have", worth_}}));
  }

  void spend(int price) {
    for (int i = 0; i < move_.diceCount; ++i) {
      const Die die = move_.dice[static_cast<std::size_t>(i)];
      changes_.note(move_.seat, half_the_battle::rageOf(die), 0);
      changes_.tell({.rule = rule::turnsDice,
                     .what = "die_turned",
                     .seat = move_.seat,
                     .amount = mostOf(die),
                     .from = static_cast<int>(die)});
    }
    changes_.tell({.rule = rule::worth, .what = "rage", .seat = move_.seat, .amount = worth_});
    changes_.note(move_.seat, Of::bought, static_cast<int>(move_.buy) + 1);
    if (worth_ > price)
      changes_.tell(
          {.rule = rule::leftOver, .what = "rage_lost", .seat = move_.seat, .amount = worth_ - price});
  }

  Ruling buyDamage() {
    if (move_.on.kind != On::Kind::piece)
      return refuseNow(move_.on.kind == On::Kind::nothing ? "target_missing" : "illegal_target", s_);
    if (!isAlive(s_, move_.on.piece)) return refusePiece("piece_dead", s_, cards_, move_.on.piece);
    const int price = pricePerPoint(s_, move_.seat);
    const int most = worth_ / price;
    const int points = move_.number == 0 ? most : move_.number;
    if (points < 1 || points > most) return tooLittle(std::max(1, points) * price);
    spend(points * price);
    changes_.tellOf(move_.on.piece, {.rule = rule::instantDamage,
                                     .what = "rage_damage",
                                     .seat = move_.seat,
                                     .amount = points,
                                     .from = price});
    announceHit(changes_, cards_, {}, move_.on.piece, points, Kind::ordinary, move_.seat, rule::noDieOfRage);
    changes_.note(Table::window, static_cast<int>(Window::hits));
    return {};
  }

  Ruling buyToken() {
    if (!isAlive(s_, pieceOf(move_.seat, Die::d20))) return refuseNow("monster_dead", s_);
    if (worth_ < kTokenPrice) return tooLittle(kTokenPrice);
    spend(kTokenPrice);
    const int tokens = get(s_, move_.seat, Of::tokens) + 1;
    changes_.set(move_.seat, Of::tokens, tokens,
                 {.rule = rule::buysToken, .what = "token_bought", .amount = tokens});
    return {};
  }

  Ruling turnItem(Seat owner, Face face) {
    if (move_.on.kind == On::Kind::nothing) return refuseNow("target_missing", s_);
    if (move_.on.kind != On::Kind::card) return refuseNow("illegal_target", s_);
    const int place = placeOfItem(s_, owner, move_.on.card);
    if (place < 0) return refuseCard("item_not_held", cards_, move_.on.card);
    Slot slot = rules::slotAt(s_, place);
    if (slot.face == face)
      return refuseCard(face == Face::down ? "item_used" : "illegal_target", cards_, move_.on.card);
    if (worth_ < kItemPrice) return tooLittle(kItemPrice);
    spend(kItemPrice);
    slot.face = face;
    const bool up = face == Face::up;
    changes_.put(static_cast<std::size_t>(place), slot,
                 {.rule = up ? rule::refresh : rule::disable,
                  .what = up ? "item_refreshed" : "item_disabled",
                  .seat = owner});
    return {};
  }

  Changes& changes_;
  const State& s_;
  const Move& move_;
  const CardBook& cards_;
  int worth_ = 0;
};

}  // namespace

int rageOf(const State& s, Seat seat, bool gained) {
  int sum = 0;
  for (int i = 0; i < kDice; ++i) {
    const auto die = static_cast<Die>(i);
    const bool has = get(s, seat, rageOf(die)) != 0 || (gained && get(s, seat, earnedOf(die)) != 0);
    sum += has ? mostOf(die) : 0;
  }
  return sum;
}

int pricePerPoint(const State& s, Seat seat) {
  return std::max(1, aliveOf(s, other(seat)));
}

std::string_view barredPurchase(const State& s, Seat seat, Purchase buy) {
  const int bought = get(s, seat, Of::bought);
  if (bought == 0) return "";
  const bool sameKind = bought == static_cast<int>(buy) + 1;
  return is(s, Option::rageOnePurchase, YesNo::no) && sameKind ? "" : "rage_already_spent";
}

Ruling judgeRage(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  if (auto barred = barredFromTurn(s, move.seat)) return *std::move(barred);
  if (as<Missed>(s, Table::missed) != Missed::no) return refuseNow("wrong_phase", s);
  return Buying(changes, move, cards).judge();
}

}  // namespace lk::rules::half_the_battle
