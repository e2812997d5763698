#include "rules/games/wtactics_orc/rules/attack.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/actions.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/reach.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

namespace {

bool strikesByMagic(const Host& host, const Board& board, SlotId attacker, Weapon weapon) {
  return weapon == Weapon::ranged && isMagic(host.cards(), board.cardAt(attacker));
}

bool strikesOverCover(const Host& host, const Board& board, SlotId attacker, Weapon weapon, bool grouped) {
  return weapon == Weapon::ranged && (strikesByMagic(host, board, attacker, weapon) ||
                                      (!grouped && hasKeyword(host, board, attacker, Keyword::sharpshooter)));
}

/// Returns a strike as the table reads the rules, before abilities.
Strike strikeOf(const Host& host, Weapon weapon) {
  return {.weapon = weapon,
          .closeToBack = is(host.state(), Option::frontToBack, FrontToBack::closeAndRanged)};
}

Reach reachOf(const Host& host, const Board& board, SlotId attacker, SlotId target, Weapon weapon,
              bool grouped) {
  const Mask army = board.creatures(target.army());
  const Reach plain = reach(attacker.place(), target.place(), army, strikeOf(host, weapon));
  if (plain != Reach::covered || !strikesOverCover(host, board, attacker, weapon, grouped)) return plain;
  return Reach::within;
}

bool isSpared(const Host& host, const Board& board, SlotId attacker, SlotId target, Weapon weapon) {
  return strikesByMagic(host, board, attacker, weapon) && hasKeyword(host, board, target, Keyword::blessed);
}

RuleId reachRule(SlotId attacker, SlotId target) {
  if (!attacker.inFront()) return rule::fromBack;
  return target.inFront() ? rule::frontToFront : rule::frontToBack;
}

/// Returns the only weapon that all attackers have; none if people must say which.
Weapon onlyWeapon(const Host& host, const Board& board, std::span<const SlotId> attackers) {
  const auto all = [&](Weapon weapon) {
    return std::all_of(attackers.begin(), attackers.end(),
                       [&](SlotId each) { return hasWeapon(host.cards(), board.cardAt(each), weapon); });
  };
  const bool close = all(Weapon::close), ranged = all(Weapon::ranged);
  if (close == ranged) return Weapon::none;
  return close ? Weapon::close : Weapon::ranged;
}

Problem wrongAttackers(const Host& host, const Board& board, const Move& move) {
  const auto attackers = move.slots.all();
  if (attackers.empty() || move.slots.count > kMaxAttackers)
    return refuseCount("group_size", rule::groupSize, static_cast<int>(kMaxAttackers));
  for (std::size_t i = 0; i < attackers.size(); ++i) {
    if (attackers[i].army() != move.seat || !board.at(attackers[i]).there())
      return refuseAt("not_yours", rule::declared, attackers[i]);
    for (std::size_t j = 0; j < i; ++j)
      if (attackers[i] == attackers[j])
        return refuseCount("group_size", rule::groupSize, static_cast<int>(kMaxAttackers));
  }
  if (move.target.army() == move.seat || !board.at(move.target).there())
    return refuseAt("no_target", rule::declared, move.target);
  if (attackers.size() > 1)
    for (const SlotId each : attackers)
      if (!each.inFront()) return refuseAt("group_front_row", rule::groupFront, each);
  (void)host;
  return std::nullopt;
}

/// Asks whether close or ranged is meant, because both are possible.
Ruling whichWeapon(const Move& move, const Host& host) {
  Ruling ruling{.verdict = Verdict::unclear, .reason = "which_weapon"};
  for (const Weapon weapon : {Weapon::close, Weapon::ranged}) {
    Move meant = move;
    meant.weapon = weapon;
    ruling.maybe.push_back(encode(meant, host.state(), host.cards()));
  }
  return ruling;
}

Problem cannotAll(const Host& host, const Board& board, const Move& move, Weapon weapon) {
  const bool grouped = move.slots.count > 1;
  for (const SlotId each : move.slots.all()) {
    if (!hasWeapon(host.cards(), board.cardAt(each), weapon))
      return refuseAt("no_such_weapon", rule::weapons, each);
    if (auto problem = beyondReach(host, board, each, move.target, weapon, grouped)) return problem;
  }
  for (const SlotId each : move.slots.all())
    if (auto problem = tooTired(host, board, each, grouped)) return problem;
  if (get(host.state(), Table::actionPoints) < move.slots.count)
    return refuseCount("no_action_points", grouped ? rule::groupCost : rule::attackCost, move.slots.count);
  return std::nullopt;
}

void markAttackers(Host& host, const Board& board, const Move& move) {
  const bool grouped = move.slots.count > 1;
  for (const SlotId each : move.slots.all()) {
    const Creature creature = board.at(each);
    if (grouped || !hasKeyword(host, board, each, Keyword::steadfast)) {
      markIt(host, creature.thing, grouped ? rule::groupMarked : rule::attackerMarked);
      continue;
    }
    host.changes().tellOf(creature.thing,
                          {.rule = rule::steadfast, .what = "stays_unmarked", .slot = each.zone() + 1});
    if (is(host.state(), Option::steadfastRepeat, Allowed::no))
      host.changes().noteMark(creature.thing, mark(Mark::attacked), true);
  }
}

}  // namespace

Mask targetsOf(const Host& host, const Board& board, SlotId attacker, Weapon weapon, bool grouped) {
  if (!hasWeapon(host.cards(), board.cardAt(attacker), weapon)) return 0;
  const Seat enemy = other(attacker.army());
  const Mask army = board.creatures(enemy);
  Mask targets = static_cast<Mask>(army & inRange(attacker.place(), strikeOf(host, weapon)));
  if (const Mask covered = targets & coveredIn(army);
      covered != 0 && !strikesOverCover(host, board, attacker, weapon, grouped))
    targets = static_cast<Mask>(targets & ~covered);
  if (strikesByMagic(host, board, attacker, weapon))
    for (const int place : Places(targets))
      if (isSpared(host, board, attacker, {enemy, place}, weapon))
        targets = static_cast<Mask>(targets & ~bit(place));
  return targets;
}

Problem beyondReach(const Host& host, const Board& board, SlotId attacker, SlotId target, Weapon weapon,
                    bool grouped) {
  const Reach its = reachOf(host, board, attacker, target, weapon, grouped);
  if (its == Reach::outside && !attacker.inFront() && weapon == Weapon::close)
    return refuseCase("out_of_reach", reachRule(attacker, target), attacker, "back_row");
  if (its == Reach::outside) return refuseAt("out_of_reach", reachRule(attacker, target), attacker);
  if (its == Reach::covered) return refuseAt("covered", rule::covered, target);
  if (isSpared(host, board, attacker, target, weapon)) return refuseAt("blessed", rule::blessed, target);
  return std::nullopt;
}

Problem tooTired(const Host& host, const Board& board, SlotId attacker, bool grouped) {
  const Creature creature = board.at(attacker);
  if (creature.is(Mark::marked)) return refuseAt("already_marked", rule::attackerMarked, attacker);
  if (creature.is(Mark::attacked)) return refuseAt("marked_this_turn", rule::steadfast, attacker);
  if (isUsedUp(host.state(), creature) && (grouped || !hasKeyword(host, board, attacker, Keyword::steadfast)))
    return refuseAt("marked_this_turn", rule::markedOnce, attacker);
  return std::nullopt;
}

bool isTired(const Host& host, const Board& board, SlotId attacker, bool grouped) {
  const Creature creature = board.at(attacker);
  if (creature.is(Mark::marked) || creature.is(Mark::attacked)) return true;
  return isUsedUp(host.state(), creature) &&
         (grouped || !hasKeyword(host, board, attacker, Keyword::steadfast));
}

Ruling judgeAttack(Host& host, const Move& move) {
  if (auto problem = barredByStep(host.state(), Phase::attack)) return *std::move(problem);
  const Board board(host.state());
  if (auto problem = wrongAttackers(host, board, move)) return *std::move(problem);
  Weapon weapon = move.weapon;
  if (weapon == Weapon::none) weapon = onlyWeapon(host, board, move.slots.all());
  if (weapon == Weapon::none) {
    const bool none = !hasWeapon(host.cards(), board.at(move.slots.items[0]).card, Weapon::close) ||
                      !hasWeapon(host.cards(), board.at(move.slots.items[0]).card, Weapon::ranged);
    if (none) return refuseAt("no_such_weapon", rule::weapons, move.slots.items[0]);
    return whichWeapon(move, host);
  }
  if (auto problem = cannotAll(host, board, move, weapon)) return *std::move(problem);

  const Creature target = board.at(move.target);
  host.changes().tellOf(target.thing, {.rule = rule::declared,
                                       .what = weapon == Weapon::close ? "attacked_close" : "attacked_ranged",
                                       .amount = move.slots.count,
                                       .slot = move.target.zone() + 1});
  for (const SlotId each : move.slots.all())
    host.changes().tellOf(board.at(each).thing,
                          {.rule = move.slots.count > 1 ? rule::groupSize : rule::declared,
                           .what = "attacks",
                           .slot = each.zone() + 1,
                           .other = mentionOf(host.state(), target.thing)});
  spendActionPoints(host, move.slots.count, move.slots.count > 1 ? rule::groupCost : rule::attackCost);
  markAttackers(host, board, move);
  std::array<ThingId, kMaxAttackers> attackers{};
  for (std::size_t i = 0; i < move.slots.count; ++i) attackers[i] = board.at(move.slots.items[i]).thing;
  openBattle(host, attackers, target.thing, weapon);
  return {};
}

}  // namespace lk::rules::wtactics_orc
