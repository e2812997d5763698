#include "rules/games/magepunk/rules/combat.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/rules/triggers.h"

namespace lk::rules::magepunk {

namespace {

/// Returns the things of the battlefield for which `is` returns true, sorted by one of their counters, the
/// oldest first among equals.
template <class Is>
std::vector<ThingId> sortedBy(const State& s, Counter counter, Is is) {
  std::vector<ThingId> all;
  const auto comesAfter = [&](ThingId each, const Thing& thing) {
    const int its = counterOf(s, each, counter), other = thing.counters[place(counter)];
    return its != other ? its > other : s.things.indexOf(each) > s.things.indexOf(thing.id);
  };
  for (const std::size_t at : s.lying.in(zone(Zone::battlefield))) {
    const Thing* thing = findThing(s, s.lying[at].thing);
    if (!thing || !is(*thing)) continue;
    const auto after =
        std::find_if(all.begin(), all.end(), [&](ThingId each) { return comesAfter(each, *thing); });
    all.insert(after, thing->id);
  }
  return all;
}

const Slot* entityOf(const Host& host, Target who) {
  const Slot* slot = slotOf(host.state(), who.thing());
  const bool entity = slot && isOnBattlefield(*slot) && typeOf(host.cards(), slot->card) == CardType::entity;
  return entity ? slot : nullptr;
}

bool isNamedBefore(std::span<const Target> all, std::size_t place) {
  return std::find(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(place), all[place]) !=
         all.begin() + static_cast<std::ptrdiff_t>(place);
}

/// Returns why a player may not act at this step of the Attack Phase; empty if they may.
std::string_view whyNotAtStep(const State& s, AttackStep step) {
  if (isChainOpen(s)) return "chain_open";
  return phase(s) == Phase::attack && attackStep(s) == step ? "" : "wrong_phase";
}

void setStep(Changes& changes, AttackStep step) {
  changes.note(Table::step, static_cast<int>(step));
}

bool ordersMissing(const State& s) {
  const std::vector<ThingId> all = attackersOf(s);
  return std::any_of(all.begin(), all.end(), [&](ThingId each) { return needsOrder(s, each); });
}

}  // namespace

std::string_view whyNoBlocks(const Host& host, const Move& move) {
  const State& s = host.state();
  std::array<int, 256> blockers{};
  for (std::size_t i = 0; i < move.count; ++i) {
    if (const auto why = whyNoBlocker(host, move.seat, move.things[i]); !why.empty()) return why;
    if (!isMarked(s, move.others[i].thing(), kAttacking)) return "not_attacking";
    for (std::size_t before = 0; before < i; ++before)
      if (move.things[before] == move.things[i])
        return move.others[before] == move.others[i] ? "twice" : "already_blocking";
    ++blockers[move.others[i].number];
  }
  for (const ThingId attacker : attackersOf(s))
    if (blockers[attacker.number()] == 1 && host.has(attacker, Keyword::needsTwoBlockers))
      return "needs_two_blockers";
  return "";
}

std::vector<ThingId> attackersOf(const State& s) {
  return sortedBy(s, Counter::declared, [](const Thing& thing) { return thing.isMarked(kAttacking); });
}

std::vector<ThingId> blockersOf(const State& s, ThingId attacker) {
  return sortedBy(s, Counter::order, [&](const Thing& thing) { return thing.on == attacker; });
}

bool needsOrder(const State& s, ThingId attacker) {
  const std::vector<ThingId> all = blockersOf(s, attacker);
  return all.size() > 1 && counterOf(s, all.front(), Counter::order) == 0;
}

std::string_view whyNoAttacker(const Host& host, Seat seat, Target who) {
  const Slot* slot = entityOf(host, who);
  if (!slot || slot->owner != seat) return "not_eligible";
  if (host.isBarred(slot->thing, Bar::attack)) return "cannot_attack";
  return host.isDelayed(slot->thing) ? "not_eligible" : "";
}

std::string_view whyNoBlocker(const Host& host, Seat seat, Target who) {
  const Slot* slot = entityOf(host, who);
  if (!slot || slot->owner != seat) return "not_eligible";
  return host.isBarred(slot->thing, Bar::block) ? "cannot_block" : "";
}

bool isAttackable(const Host& host, Seat attacker, Target what) {
  if (what.player()) return *what.player() == other(attacker);
  const Slot* slot = slotOf(host.state(), what.thing());
  if (!slot || !isOnBattlefield(*slot) || slot->owner == attacker) return false;
  if (typeOf(host.cards(), slot->card) != CardType::node) return false;
  return !is(host.state(), Option::nodeAttack, NodeAttack::never) && host.canBeDamaged(*slot);
}

Ruling judgeAttack(Host& host, const Move& move) {
  const State& s = host.state();
  Changes& changes = host.changes();
  if (move.seat != active(s)) return refuseBy("not_your_turn", rule::attackPhase);
  if (const auto why = whyNotAtStep(s, AttackStep::attackers); !why.empty())
    return refuseBy(why, rule::attackPhase);
  for (std::size_t i = 0; i < move.count; ++i) {
    if (const auto why = whyNoAttacker(host, move.seat, move.things[i]); !why.empty())
      return refuseBy(why, rule::attackers);
    if (isNamedBefore(move.named(), i)) return refuseBy("twice", rule::attackers);
    if (!isAttackable(host, move.seat, move.others[i])) return refuseBy("not_attackable", rule::attacked);
  }
  for (std::size_t i = 0; i < move.count; ++i) {
    Thing thing = *findThing(s, move.things[i].thing());
    thing.counters[place(Counter::at)] = move.others[i].thing().number();
    thing.counters[place(Counter::declared)] = static_cast<std::int16_t>(i + 1);
    changes.arrange(thing);
    changes.mark(thing.id, kAttacking, true,
                 {.rule = rule::attackers,
                  .what = "attacks",
                  .slot = static_cast<int>(i + 1),
                  .other = mentionOf(s, move.others[i])});
    if (const ThingId node = move.others[i].thing(); findThing(s, node))
      changes.tellOf(node, {.rule = rule::attacked, .what = "attacks_node"});
  }
  if (move.count == 0) changes.tell({.rule = rule::attackers, .what = "no_attack", .seat = move.seat});
  setStep(changes, move.count == 0 ? AttackStep::afterDamage : AttackStep::blocks);
  for (const Target attacker : move.named()) fire(host, Hook::attacks, attacker, Target());
  return {};
}

Ruling judgeBlock(Host& host, const Move& move) {
  const State& s = host.state();
  Changes& changes = host.changes();
  if (const auto why = whyNotAtStep(s, AttackStep::blocks); !why.empty())
    return refuseBy(why, rule::blockers);
  if (move.seat == active(s)) return refuseBy("not_your_decision", rule::blockers);
  if (const auto why = whyNoBlocks(host, move); !why.empty())
    return refuseBy(why, why == "already_blocking" ? rule::oneBlock : rule::blockers);
  for (std::size_t i = 0; i < move.count; ++i) {
    changes.attach(move.things[i].thing(), move.others[i].thing(),
                   {.rule = rule::blockers,
                    .what = "blocks",
                    .slot = counterOf(s, move.others[i].thing(), Counter::declared),
                    .other = mentionOf(s, move.others[i])});
    Thing attacker = *findThing(s, move.others[i].thing());
    attacker.marks = static_cast<std::uint8_t>(attacker.marks | 1u << kBlocked);
    changes.arrange(attacker);
  }
  if (move.count == 0) changes.tell({.rule = rule::blockers, .what = "no_blocks", .seat = move.seat});
  for (const ThingId attacker : attackersOf(s)) {
    const std::vector<ThingId> all = blockersOf(s, attacker);
    if (all.size() != 1) continue;
    Thing only = *findThing(s, all.front());
    only.counters[place(Counter::order)] = 1;
    changes.arrange(only);
  }
  setStep(changes, ordersMissing(s) ? AttackStep::order : AttackStep::damage);
  for (const Target blocker : move.named()) fire(host, Hook::blocks, blocker, Target());
  return {};
}

Ruling judgeOrder(Host& host, const Move& move) {
  const State& s = host.state();
  Changes& changes = host.changes();
  if (move.seat != active(s)) return refuseBy("not_your_turn", rule::order);
  if (isChainOpen(s)) return refuseBy("chain_open", rule::order);
  const bool open = phase(s) == Phase::attack &&
                    (attackStep(s) == AttackStep::order || attackStep(s) == AttackStep::damage);
  if (!open) return refuseBy("wrong_phase", rule::order);
  if (!isMarked(s, move.attacker.thing(), kAttacking)) return refuseBy("not_attacking", rule::order);
  const std::vector<ThingId> all = blockersOf(s, move.attacker.thing());
  for (std::size_t i = 0; i < move.count; ++i) {
    if (std::find(all.begin(), all.end(), move.things[i].thing()) == all.end())
      return refuseBy("not_a_blocker", rule::order);
    if (isNamedBefore(move.named(), i)) return refuseBy("wrong_order", rule::order);
  }
  if (move.count != all.size()) return refuseBy("wrong_order", rule::order);
  for (std::size_t i = 0; i < move.count; ++i) {
    Thing blocker = *findThing(s, move.things[i].thing());
    blocker.counters[place(Counter::order)] = static_cast<std::int16_t>(i + 1);
    blocker.counters[place(Counter::assigned)] = 0;
    changes.arrange(blocker);
    changes.tellOf(blocker.id, {.rule = rule::order,
                                .what = "ordered",
                                .slot = static_cast<int>(i + 1),
                                .other = mentionOf(s, move.attacker)});
  }
  if (!ordersMissing(s)) setStep(changes, AttackStep::damage);
  return {};
}

Ruling judgeAssign(Host& host, const Move& move) {
  const State& s = host.state();
  if (move.seat != active(s)) return refuseBy("not_your_turn", rule::lethal);
  if (isChainOpen(s)) return refuseBy("chain_open", rule::lethal);
  if (phase(s) != Phase::attack) return refuseBy("wrong_phase", rule::lethal);
  if (attackStep(s) == AttackStep::blocks) return refuseBy("blockers_missing", rule::blockers);
  if (attackStep(s) == AttackStep::order) return refuseBy("order_missing", rule::order);
  if (attackStep(s) != AttackStep::damage) return refuseBy("wrong_phase", rule::lethal);
  const ThingId attacker = move.attacker.thing();
  if (!isMarked(s, attacker, kAttacking)) return refuseBy("not_attacking", rule::lethal);
  const std::vector<ThingId> all = blockersOf(s, attacker);
  std::vector<int> split(all.size(), 0);
  for (std::size_t i = 0; i < move.count; ++i) {
    const auto found = std::find(all.begin(), all.end(), move.things[i].thing());
    if (found == all.end()) return refuseBy("not_a_blocker", rule::lethal);
    split[static_cast<std::size_t>(found - all.begin())] += move.amounts[i];
  }
  if (const auto why = wrongSplit(host, attacker, all, split); !why.empty()) {
    Ruling ruling = refuseBy(why, rule::lethal);
    ruling.cureArguments.set("n", host.impact(attacker));
    return ruling;
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    Thing blocker = *findThing(s, all[i]);
    blocker.counters[place(Counter::assigned)] = static_cast<std::int16_t>(split[i] + 1);
    host.changes().arrange(blocker);
    host.changes().tellOf(
        all[i],
        {.rule = rule::lethal, .what = "assigned", .amount = split[i], .other = mentionOf(s, attacker)});
  }
  return {};
}

}  // namespace lk::rules::magepunk
