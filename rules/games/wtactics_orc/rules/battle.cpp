#include "rules/games/wtactics_orc/rules/battle.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/scoring.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/games/wtactics_orc/rules/triggers.h"
#include "rules/run/lasting.h"

namespace lk::rules::wtactics_orc {

namespace {

Seat attackingSide(const State& s) {
  return turnSeat(s);
}
Seat defendingSide(const State& s) {
  return other(turnSeat(s));
}
SlotId targetIn(const State& s, const Board& board) {
  return board.slotOf(thingOf(s, Table::target));
}
void setStage(Host& host, Stage stage) {
  host.changes().note(Table::stage, static_cast<int>(stage));
}

int attackerAt(const State& s, const Board& board, SlotId slot) {
  for (std::size_t i = 0; i < kMaxAttackers; ++i)
    if (slot.known() && board.slotOf(thingOf(s, attackerFigure(i))) == slot) return static_cast<int>(i);
  return -1;
}

/// Returns whether a battle ends before its blows because one side is gone.
bool isPointless(const State& s) {
  const auto gone = [&](Table figure) { return !findThing(s, thingOf(s, figure)); };
  return gone(Table::target) || (gone(Table::attacker1) && gone(Table::attacker2) && gone(Table::attacker3));
}

void closeBattle(Host& host) {
  Changes& changes = host.changes();
  endDuration(changes, static_cast<int>(Duration::endOfBattle));
  for (const Table figure : {Table::stage, Table::passes, Table::weapon, Table::target, Table::attacker1,
                             Table::attacker2, Table::attacker3, Table::group, Table::share1, Table::share2,
                             Table::share3, Table::prevented, Table::hurt, Table::killer})
    changes.note(figure, 0);
  changes.phase(static_cast<std::uint8_t>(Phase::attack));
}

void beginWeapons(Host& host) {
  const State& s = host.state();
  const ThingId target = thingOf(s, Table::target);
  const Weapon used = weapon(s);
  // The last one started runs first: the attackers' effects run before the target's.
  beginCombat(host, Hook::fights, target, used);
  for (std::size_t i = kMaxAttackers; i-- > 0;) {
    const ThingId attacker = thingOf(s, attackerFigure(i));
    beginCombat(host, Hook::attacks, attacker, used);
    beginCombat(host, Hook::fights, attacker, used);
  }
}

void tellHalved(Host& host, Seat side, int value) {
  if (isHalved(host.state(), side))
    host.changes().tell({.rule = rule::rounding, .what = "halved", .seat = side, .amount = value});
}

void noteShares(Host& host, std::array<int, kMaxAttackers> shares) {
  for (std::size_t i = 0; i < kMaxAttackers; ++i) host.changes().note(shareFigure(i), shares[i]);
}

void tellShare(Host& host, const Board& board, const Share& share) {
  host.changes().tellOf(board.at(share.slot).thing, {.rule = rule::groupStrikeBack,
                                                     .what = "share",
                                                     .seat = defendingSide(host.state()),
                                                     .amount = share.value,
                                                     .slot = share.slot.zone() + 1});
}

/// Takes the answer to where the strike-back goes.
void endValues(Host& host, const std::array<int, kMaxAttackers>& shares) {
  noteShares(host, shares);
  setStage(host, Stage::shift);
}

/// Returns whether the whole value could hurt any attacker.
bool canHurtAny(const Host& host, const Board& board, int value) {
  const auto attackers = attackersIn(host.state(), board);
  return std::any_of(attackers.all().begin(), attackers.all().end(),
                     [&](SlotId slot) { return value >= valueOf(host, board, slot, Stats::defense); });
}

/// Reports the values. Returns true if the defender must say where the strike-back goes.
bool compareValues(Host& host, const Board& board) {
  const State& s = host.state();
  const auto attackers = attackersIn(s, board);
  const int value = attackersValue(host, board);
  host.changes().tell({.rule = is(s, Table::group) ? rule::groupSum : rule::compared,
                       .what = "attack_value",
                       .seat = attackingSide(s),
                       .amount = value,
                       .from = valueOf(host, board, targetIn(s, board), Stats::defense),
                       .thing = mentionOf(s, thingOf(s, Table::target))});
  tellHalved(host, attackingSide(s), value);
  const int back = strikeBackValue(host, board);
  if (back == 0) return false;
  host.changes().tell({.rule = rule::strikeBack,
                       .what = "strike_back_value",
                       .seat = defendingSide(s),
                       .amount = back,
                       .thing = mentionOf(s, thingOf(s, Table::target))});
  tellHalved(host, defendingSide(s), back);
  if (attackers.count == 1 || is(s, Option::groupStrikeBack, StrikeBack::each)) {
    std::array<int, kMaxAttackers> shares{};
    for (const SlotId slot : attackers.all())
      shares[static_cast<std::size_t>(attackerAt(s, board, slot))] = back;
    noteShares(host, shares);
    return false;
  }
  if (!canHurtAny(host, board, back)) {  // for any split; people may still name one
    host.settle({board.at(targetIn(s, board)).card,
                 {.kind = Answer::Kind::number,
                  .seat = defendingSide(s),
                  .number = static_cast<std::int16_t>(back)}});
    return false;
  }
  const bool split = is(s, Option::groupStrikeBack, StrikeBack::split);
  host.changes().ask(
      {{split ? PromptId("split") : PromptId("struck"), defendingSide(s), static_cast<std::int16_t>(back)}});
  return true;
}

/// Returns who loses Life if nothing prevents it; bits as in Table::hurt.
int losers(const Host& host, const Board& board) {
  const State& s = host.state();
  const SlotId target = targetIn(s, board);
  int lost = 0;
  const auto attackers = attackersIn(s, board);
  for (const SlotId slot : attackers.all()) {
    const int i = attackerAt(s, board, slot);
    const int share = get(s, shareFigure(static_cast<std::size_t>(i)));
    if (share > 0 && share >= valueOf(host, board, slot, Stats::defense)) lost |= 1 << i;
  }
  const int value = attackersValue(host, board);
  if (value > 0 && value >= valueOf(host, board, target, Stats::defense)) lost |= kTargetHurt;
  return lost;
}

/// Returns the creatures of one army that would die of it.
std::vector<SlotId> doomed(const Host& host, const Board& board, Seat army) {
  const State& s = host.state();
  const int lost = get(s, Table::hurt);
  std::vector<SlotId> all;
  const auto add = [&](SlotId slot) {
    const Creature creature = board.at(slot);
    if (slot.army() == army && creature.damage + 1 >= stat(host.cards(), creature.card, Stat::life))
      all.push_back(slot);
  };
  for (std::size_t i = 0; i < kMaxAttackers; ++i)
    if ((lost >> i & 1) != 0) add(board.slotOf(thingOf(s, attackerFigure(i))));
  if ((lost & kTargetHurt) != 0) add(targetIn(s, board));
  return all;
}

void save(Host& host, ThingId saviour) {
  setStage(host, Stage::blows);
  beginAt(host, Hook::wouldDie, saviour);
}

/// Determines who would lose Life. If an ally can save a creature that would die, asks or saves, turn player
/// first. Returns true if the battle must wait.
bool letSave(Host& host, const Board& board) {
  const State& s = host.state();
  host.changes().note(Table::hurt, losers(host, board));
  for (const Seat seat : {attackingSide(s), defendingSide(s)}) {
    const std::vector<SlotId> who = possibleSaviours(host, board, seat);
    if (who.empty()) continue;
    if (who.size() == 1) {
      save(host, board.at(who.front()).thing);
    } else {
      setStage(host, Stage::shift);
      host.changes().ask({{"saviour", seat}});
    }
    return true;
  }
  setStage(host, Stage::blows);
  return false;
}

/// Returns how steps name what strikes a creature in this battle: the target, or the only attacker.
Mention strikerAt(const State& s, ThingId struck) {
  const ThingId target = thingOf(s, Table::target);
  if (struck != target) return mentionOf(s, target);
  return is(s, Table::group) ? Mention() : mentionOf(s, thingOf(s, Table::attacker1));
}

void deal(Host& host) {
  const State& s = host.state();
  const int lost = get(s, Table::hurt);
  if (lost == 0) return host.changes().tell({.rule = rule::compared, .what = "nobody_hurt"});
  const Board board(s);
  const auto loses = [&](SlotId slot) {
    const Creature creature = board.at(slot);
    host.changes().setCounter(creature.thing, static_cast<std::size_t>(Counter::damage), creature.damage + 1,
                              {.rule = rule::damageToken,
                               .what = "hurt",
                               .amount = 1,
                               .slot = slot.zone() + 1,
                               .other = strikerAt(s, creature.thing),
                               .most = stat(host.cards(), creature.card, Stat::life)});
  };
  if ((lost & kTargetHurt) != 0) loses(targetIn(s, board));
  for (std::size_t i = 0; i < kMaxAttackers; ++i)
    if ((lost >> i & 1) != 0) loses(board.slotOf(thingOf(s, attackerFigure(i))));
  const Weapon used = weapon(s);
  const ThingId target = thingOf(s, Table::target);
  if ((lost & ~kTargetHurt) != 0) beginCombat(host, Hook::hits, target, used);
  if ((lost & kTargetHurt) != 0)
    for (std::size_t i = kMaxAttackers; i-- > 0;)
      beginCombat(host, Hook::hits, thingOf(s, attackerFigure(i)), used);
}

/// Carries out one stage. Returns true if something must be waited for. A stage that asks remains until its
/// answer ends it: whatever else happens before, it asks again with the values as they are then.
bool doStage(Host& host) {
  const State& s = host.state();
  switch (stage(s)) {
    case Stage::talk:
      host.changes().ask({{"battle", seatOf(s, Table::speaker)}});
      return true;
    case Stage::abilities:
      setStage(host, Stage::values);
      beginWeapons(host);
      return !s.running.empty();
    case Stage::values: {
      const Board board(s);
      return compareValues(host, board) || letSave(host, board);
    }
    case Stage::shift:
      return letSave(host, Board(s));
    case Stage::blows:
      setStage(host, Stage::deaths);
      if (!is(s, Table::prevented)) deal(host);
      return !s.running.empty();
    case Stage::deaths:
      if (get(s, Table::hurt) != 0) buryDead(host, std::nullopt);
      closeBattle(host);
      return false;
    case Stage::none:
    case Stage::shares:
      break;
  }
  return false;
}

}  // namespace

void openBattle(Host& host, const std::array<ThingId, kMaxAttackers>& attackers, ThingId target,
                Weapon used) {
  Changes& changes = host.changes();
  for (std::size_t i = 0; i < kMaxAttackers; ++i) changes.note(attackerFigure(i), attackers[i].number());
  changes.note(Table::target, target.number());
  changes.note(Table::weapon, static_cast<int>(used));
  changes.note(Table::group, attackers[1].known() ? 1 : 0);
  changes.note(Table::passes, 0);
  changes.note(Table::speaker, static_cast<int>(defendingSide(host.state())));
  setStage(host, Stage::talk);
  changes.phase(static_cast<std::uint8_t>(Phase::battle));
  changes.tell({.rule = rule::battleBegins, .what = "battle_begins", .seat = attackingSide(host.state())});
}

Ruling judgePass(Host& host, const Move& move) {
  const State& s = host.state();
  if (phase(s) != Phase::battle) return refuseNow("nothing_to_pass", s);
  if (seatOf(s, Table::speaker) != move.seat) return refuseNow("not_your_turn_to_speak", s);
  const int passes = get(s, Table::passes) + 1;
  host.changes().note(Table::passes, passes);
  host.changes().note(Table::speaker, static_cast<int>(other(move.seat)));
  host.changes().tell({.rule = passes == 2 ? rule::backAndForth : rule::defenderFirst,
                       .what = passes == 2 ? "both_done" : "passes",
                       .seat = move.seat});
  if (passes == 2) setStage(host, Stage::abilities);
  return {};
}

bool advanceBattle(Host& host) {
  const State& s = host.state();
  while (phase(s) == Phase::battle && !s.result.finished) {
    if (stage(s) < Stage::blows && isPointless(s)) {
      host.changes().tell({.rule = rule::battleBegins, .what = "battle_off"});
      closeBattle(host);
      return false;
    }
    if (doStage(host)) return true;
  }
  return false;
}

int attackersValue(const Host& host, const Board& board) {
  int sum = 0;
  const auto attackers = attackersIn(host.state(), board);
  for (const SlotId slot : attackers.all()) sum += attackValue(host, board, slot, weapon(host.state()));
  return sideValue(host.state(), attackingSide(host.state()), sum);
}

int strikeBackValue(const Host& host, const Board& board) {
  const State& s = host.state();
  const SlotId target = targetIn(s, board);
  if (!target.known() || !hasWeapon(host.cards(), board.cardAt(target), weapon(s))) return 0;
  return sideValue(s, defendingSide(s), attackValue(host, board, target, weapon(s)));
}

Few<SlotId, kMaxAttackers> attackersIn(const State& s, const Board& board) {
  Few<SlotId, kMaxAttackers> all;
  for (std::size_t i = 0; i < kMaxAttackers; ++i)
    if (const SlotId slot = board.slotOf(thingOf(s, attackerFigure(i))); slot.known()) all.add(slot);
  return all;
}

Few<Share, kMaxAttackers> bestSplit(const Host& host, const Board& board) {
  const auto attackers = attackersIn(host.state(), board);
  std::vector<SlotId> cheapest(attackers.all().begin(), attackers.all().end());
  const auto defense = [&](SlotId slot) { return valueOf(host, board, slot, Stats::defense); };
  std::stable_sort(cheapest.begin(), cheapest.end(),
                   [&](SlotId a, SlotId b) { return defense(a) < defense(b); });
  int left = strikeBackValue(host, board);
  std::array<int, kSlots> shares{};
  for (const SlotId slot : cheapest) {
    if (defense(slot) > left) break;
    shares[slot.zone()] = defense(slot);
    left -= defense(slot);
  }
  shares[cheapest.front().zone()] += left;
  Few<Share, kMaxAttackers> split;
  for (const SlotId slot : attackers.all()) split.add({slot, static_cast<std::int16_t>(shares[slot.zone()])});
  return split;
}

std::vector<SlotId> possibleSaviours(const Host& host, const Board& board, Seat seat) {
  std::vector<SlotId> all;
  for (const SlotId dying : doomed(host, board, seat))
    for (const ThingId saviour : saviours(host, board, board.at(dying).thing)) {
      const SlotId slot = board.slotOf(saviour);
      if (slot != dying && std::find(all.begin(), all.end(), slot) == all.end()) all.push_back(slot);
    }
  return all;
}

Ruling takeSplit(Host& host, const Move& move) {
  if (!move.splits) return refuseBy("wrong_answer", rule::groupStrikeBack, Json::object({{"case", "split"}}));
  const State& s = host.state();
  const Board board(s);
  const int value = strikeBackValue(host, board);
  std::array<int, kMaxAttackers> shares{};
  int sum = 0;
  for (const Share& share : move.shares.all()) {
    const int i = attackerAt(s, board, share.slot);
    if (i < 0 || share.value < 0) return refuseCount("wrong_split", rule::groupStrikeBack, value);
    shares[static_cast<std::size_t>(i)] = share.value;
    sum += share.value;
  }
  if (sum != value || move.shares.overfull()) return refuseCount("wrong_split", rule::groupStrikeBack, value);
  for (const Share& share : move.shares.all())
    if (share.value > 0) tellShare(host, board, share);
  endValues(host, shares);
  return {};
}

Ruling takeStruck(Host& host, const Move& move) {
  const State& s = host.state();
  const Board board(s);
  const int i = move.slots.count == 1 ? attackerAt(s, board, move.slots.items[0]) : -1;
  if (!move.chooses || i < 0)
    return refuseBy("wrong_answer", rule::groupStrikeBack, Json::object({{"case", "struck"}}));
  std::array<int, kMaxAttackers> shares{};
  shares[static_cast<std::size_t>(i)] = strikeBackValue(host, board);
  endValues(host, shares);
  tellShare(host, board,
            {move.slots.items[0], static_cast<std::int16_t>(shares[static_cast<std::size_t>(i)])});
  return {};
}

Ruling takeSaviour(Host& host, const Move& move) {
  const Board board(host.state());
  const std::vector<SlotId> who = possibleSaviours(host, board, move.seat);
  const bool one = move.chooses && move.slots.count == 1 &&
                   std::find(who.begin(), who.end(), move.slots.items[0]) != who.end();
  if (!one) return refuseBy("wrong_answer", rule::shifts, Json::object({{"case", "saviour"}}));
  save(host, board.at(move.slots.items[0]).thing);
  return {};
}

}  // namespace lk::rules::wtactics_orc
