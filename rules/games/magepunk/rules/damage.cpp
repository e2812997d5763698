// Combat damage: who strikes whom for how much, and in which order it is dealt.
#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/combat.h"
#include "rules/games/magepunk/rules/ending.h"

namespace lk::rules::magepunk {

namespace {

struct Strike {
  ThingId from;
  Target to;
  int amount = 0;
  RuleId why;
  int clash = 0;  // number of the attacker concerned, from 1
};
using Strikes = std::vector<Strike>;

/// Assigns lethal damage in order, and the rest to the last blocker.
std::vector<int> automatic(const Host& host, ThingId attacker, std::span<const ThingId> blockers) {
  std::vector<int> split;
  int left = host.impact(attacker);
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    const bool last = i + 1 == blockers.size();
    split.push_back(last ? left : std::min(left, lethalFor(host, blockers[i])));
    left -= split.back();
  }
  return split;
}

/// Returns the split that the attacker's player chose, as long as it is still possible.
std::vector<int> splitOf(const Host& host, ThingId attacker, std::span<const ThingId> blockers) {
  std::vector<int> declared;
  for (const ThingId blocker : blockers) {
    const int assigned = counterOf(host.state(), blocker, Counter::assigned);
    if (assigned == 0) return automatic(host, attacker, blockers);
    declared.push_back(assigned - 1);
  }
  return wrongSplit(host, attacker, blockers, declared).empty() ? declared
                                                                : automatic(host, attacker, blockers);
}

int clashOf(const Host& host, ThingId attacker) {
  return counterOf(host.state(), attacker, Counter::declared);
}

void addUnblocked(const Host& host, ThingId attacker, Strikes& strikes) {
  const int at = counterOf(host.state(), attacker, Counter::at);
  if (at == kNodeGone) return;
  const Target whom = at == 0 ? Target::of(other(*slotOf(host.state(), attacker)->owner))
                              : Target::of(ThingId(static_cast<std::uint8_t>(at)));
  strikes.push_back({attacker, whom, host.impact(attacker), rule::unblocked, clashOf(host, attacker)});
}

void addAttack(const Host& host, ThingId attacker, Strikes& strikes) {
  const State& s = host.state();
  const std::vector<ThingId> blockers = blockersOf(s, attacker);
  const bool stays = is(s, Option::blockedStaysBlocked, YesNo::yes) && isMarked(s, attacker, kBlocked);
  if (blockers.empty() && !stays) return addUnblocked(host, attacker, strikes);
  if (blockers.empty()) return;
  const std::vector<int> split = splitOf(host, attacker, blockers);
  for (std::size_t i = 0; i < blockers.size(); ++i)
    strikes.push_back({attacker, Target::of(blockers[i]), split[i], rule::lethal, clashOf(host, attacker)});
}

void addDefence(const Host& host, ThingId attacker, Strikes& strikes) {
  for (const ThingId blocker : blockersOf(host.state(), attacker))
    strikes.push_back(
        {blocker, Target::of(attacker), host.impact(blocker), rule::blockersStrike, clashOf(host, attacker)});
}

void land(Host& host, const Strikes& strikes) {
  for (const Strike& each : strikes) host.strike(each.from, each.to, each.amount, each.why, each.clash);
}

}  // namespace

int lethalFor(const Host& host, ThingId blocker) {
  return std::max(0, host.durability(blocker) - counterOf(host.state(), blocker, Counter::damage));
}

std::string_view wrongSplit(const Host& host, ThingId attacker, std::span<const ThingId> blockers,
                            std::span<const int> split) {
  int sum = 0;
  bool killed = true;  // all blockers before this one
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    if (split[i] < 0) return "wrong_sum";
    sum += split[i];
    if (split[i] > 0 && !killed) return "not_lethal";
    killed = killed && split[i] >= lethalFor(host, blockers[i]);
  }
  return sum == host.impact(attacker) ? "" : "wrong_sum";
}

void dealCombatDamage(Host& host) {
  const std::vector<ThingId> attackers = attackersOf(host.state());
  Strikes strikes;
  if (is(host.state(), Option::combatDamage, CombatDamage::oneByOne)) {
    for (const ThingId attacker : attackers) {
      if (!findThing(host.state(), attacker) || !isMarked(host.state(), attacker, kAttacking)) continue;
      strikes.clear();
      addAttack(host, attacker, strikes);
      addDefence(host, attacker, strikes);
      land(host, strikes);
      check(host, rule::destroyed);
      if (host.state().result.finished) return;
    }
    return;
  }
  for (const ThingId attacker : attackers) addAttack(host, attacker, strikes);
  if (is(host.state(), Option::combatDamage, CombatDamage::attackersFirst)) {
    land(host, strikes);
    check(host, rule::destroyed);
    if (host.state().result.finished) return;
    strikes.clear();
    for (const ThingId attacker : attackersOf(host.state())) addDefence(host, attacker, strikes);
  } else {
    for (const ThingId attacker : attackers) addDefence(host, attacker, strikes);
  }
  land(host, strikes);
  check(host, rule::destroyed);
}

void endCombat(Changes& changes) {
  for (std::size_t i = 0; i < changes.state().things.size(); ++i) {
    Thing thing = changes.state().things[i];
    if (thing.marks == 0 && !thing.on.known()) continue;
    thing.marks = 0;
    thing.on = ThingId();
    for (const Counter counter : {Counter::order, Counter::at, Counter::assigned, Counter::declared})
      thing.counters[place(counter)] = 0;
    changes.arrange(thing);
  }
}

}  // namespace lk::rules::magepunk
