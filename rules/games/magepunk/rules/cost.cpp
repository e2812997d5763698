#include "rules/games/magepunk/rules/cost.h"

#include <algorithm>

#include "rules/games/magepunk/cards/fields.h"
#include "rules/games/magepunk/rules/ledger.h"
#include "rules/games/magepunk/steps.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

PerEnergy colouredIn(const Instruction& pay) {
  return {arg<kPayFields, "biom">(pay), arg<kPayFields, "kinesis">(pay), arg<kPayFields, "aether">(pay),
          arg<kPayFields, "entropy">(pay), arg<kPayFields, "radiance">(pay)};
}

void add(const Program& program, Body costs, Cost& cost) {
  for (std::size_t i = costs.begin; i < costs.end; ++i) {
    const Instruction& it = program.code[i];
    if (isPayment(it)) {
      const PerEnergy more = colouredIn(it);
      for (std::size_t energy = 0; energy < kEnergies; ++energy)
        cost.coloured[energy] = static_cast<std::int16_t>(cost.coloured[energy] + more[energy]);
      cost.generic += arg<kPayFields, "generic">(it);
    } else if (const int what = arg<kSacrificeFields, "what">(it); what == static_cast<int>(Word::self)) {
      cost.sacrificesSelf = true;
    } else {
      cost.selector = what - kSelectors;
      cost.sacrifices = std::max<int>(1, arg<kSacrificeFields, "count">(it));
    }
  }
}

/// Checks whether the payment is the exact sum and covers the coloured parts. Returns the reason if not;
/// otherwise empty.
std::string_view wrongWith(const State& state, Seat seat, const Payment& pay, const Cost& cost) {
  if (pay.unknownEnergy) return "energy_unknown";
  if (pay.noNumbers) return "wrong_payment";
  int sum = 0;
  bool colours = true;
  bool there = true;
  for (std::size_t i = 0; i < kEnergies; ++i) {
    sum += pay.charges[i];
    colours = colours && pay.charges[i] >= cost.coloured[i];
    there = there && pay.charges[i] <= get(state, seat, Of::charge, static_cast<Energy>(i));
  }
  if (sum != cost.charges()) return "wrong_payment";
  if (!colours) return "wrong_energy";
  return there ? "" : "cannot_pay";
}

/// Returns whether the resource may be this card: it is not known to be another one.
bool canBe(const Slot& slot, CardId card) {
  return !slot.card.known() || slot.card == card;
}

/// Returns the resource of its lane to give up with this face. One that was seen to be it comes first.
Target resourceShown(const State& s, const Slot& named, CardId face, std::span<const Target> taken) {
  const Slot* best = nullptr;
  for (const Slot& slot : s.lying) {
    const bool free = std::find(taken.begin(), taken.end(), Target::of(slot.thing)) == taken.end();
    if (slot.zone != named.zone || !slot.thing.known() || !free || !canBe(slot, face)) continue;
    if (!best || (slot.card.known() && !best->card.known())) best = &slot;
  }
  return best ? Target::of(best->thing) : Target();
}

}  // namespace

Cost costOf(const Program& program, Body costs) {
  Cost cost;
  add(program, costs, cost);
  return cost;
}

Cost costOf(const CardBook& cards, CardId card) {
  Cost cost;
  for (std::size_t i = 0; i < kEnergies; ++i)
    cost.coloured[i] = static_cast<std::int16_t>(cards.number(card, i));
  cost.generic = printed(cards, card, Printed::generic);
  if (const int cast = abilityAt(cards, card, Hook::cast); cast >= 0) {
    const Program& program = cards.program(card);
    add(program, program.abilities[static_cast<std::size_t>(cast)].cost, cost);
  }
  return cost;
}

bool canPay(const State& state, Seat seat, const Cost& cost) {
  int left = 0;
  for (std::size_t i = 0; i < kEnergies; ++i) {
    const int rest = get(state, seat, Of::charge, static_cast<Energy>(i)) - cost.coloured[i];
    if (rest < 0) return false;
    left += rest;
  }
  return left >= cost.generic;
}

PerEnergy proposed(const State& state, Seat seat, const Cost& cost) {
  PerEnergy pay = cost.coloured;
  for (int n = 0; n < cost.generic; ++n) {
    std::size_t most = 0;
    const auto left = [&](std::size_t i) {
      return get(state, seat, Of::charge, static_cast<Energy>(i)) - pay[i];
    };
    for (std::size_t i = 1; i < kEnergies; ++i)
      if (left(i) > left(most)) most = i;
    ++pay[most];
  }
  return pay;
}

Bill billFor(const State& state, Seat seat, const Payment& pay, const Cost& cost) {
  Bill bill;
  if (pay.given) {
    bill.reason = wrongWith(state, seat, pay, cost);
    bill.charges = pay.charges;
  } else if (!canPay(state, seat, cost)) {
    bill.reason = "cannot_pay";
  } else {
    bill.charges = proposed(state, seat, cost);
  }
  return bill;
}

Bill billFor(const Host& host, const Move& move, const Cost& cost, const Standpoint& from) {
  const State& s = host.state();
  Bill bill = billFor(s, move.seat, move.pay, cost);
  if (!bill.reason.empty()) return bill;
  const auto refused = [&](std::string_view reason) {
    bill.reason = reason;
    return bill;
  };
  std::vector<Target> given(move.given().begin(), move.given().end());
  const Target self = Target::of(from.source);
  if (cost.sacrificesSelf) std::erase(given, self);
  if (static_cast<int>(given.size()) < cost.sacrifices) return refused("sacrifice_missing");
  if (static_cast<int>(given.size()) > cost.sacrifices) return refused("cannot_sacrifice");
  std::size_t face = 0;
  for (Target what : given) {
    const Selector& selector =
        host.cards().program(from.card).selectors[static_cast<std::size_t>(cost.selector)];
    const bool twice = std::find(bill.sacrificed.begin(), bill.sacrificed.begin() + bill.count, what) !=
                       bill.sacrificed.begin() + bill.count;
    if (twice || !fits(host, selector, what, from)) return refused("cannot_sacrifice");
    if (const Slot& slot = *slotOf(s, what.thing()); isLane(slot)) {
      const CardId shown = face < move.cardCount ? move.cards[face++] : slot.card;
      if (!shown.known()) return refused("show_card");
      what = resourceShown(s, slot, shown, std::span(bill.sacrificed).first(bill.count));
      if (what == Target()) return refused("show_card");
    }
    bill.sacrificed[bill.count++] = what;
  }
  if (cost.sacrificesSelf && from.source.known()) bill.sacrificed[bill.count++] = self;
  return bill;
}

void pay(Host& host, const Move& move, CardId forCard, const Cost& cost, const Bill& bill) {
  PerEnergy generic = bill.charges;
  for (std::size_t i = 0; i < kEnergies; ++i) {
    generic[i] = static_cast<std::int16_t>(generic[i] - cost.coloured[i]);
    spend(host.changes(), move.seat, static_cast<Energy>(i), cost.coloured[i], forCard, rule::coloured);
    spend(host.changes(), move.seat, static_cast<Energy>(i), generic[i], forCard, rule::generic);
  }
  std::size_t face = 0;
  for (std::size_t i = 0; i < bill.count; ++i) {
    const Slot slot = *slotOf(host.state(), bill.sacrificed[i].thing());
    const CardId shown = isLane(slot) && face < move.cardCount ? move.cards[face++] : slot.card;
    host.sacrifice(slot.thing, shown);
  }
}

}  // namespace lk::rules::magepunk
