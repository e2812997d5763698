#include "rules/games/wtactics_orc/rules/actions.h"

#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr int kRestPoints = 2;

bool marksMovers(const State& s) {
  return is(s, Option::moveMarks, Allowed::yes);
}

/// Returns why a creature cannot make a move of its own.
Problem barredMover(const Host& host, const Board& board, SlotId slot) {
  const Creature creature = board.at(slot);
  if (isBarred(host, board, slot, Bar::move)) return refuseAt("cannot_move", rule::cannotMove, slot);
  if (creature.is(Mark::marked)) return refuseAt("already_marked", rule::moverUnmarked, slot);
  if (creature.is(Mark::moved)) return refuseAt("moved_already", rule::movedOnce, slot);
  if (marksMovers(host.state()) && isUsedUp(host.state(), creature))
    return refuseAt("marked_this_turn", rule::markedOnce, slot);
  return std::nullopt;
}

Problem barredPartner(const Host& host, const Board& board, SlotId slot) {
  if (is(host.state(), Option::swapPartner, SwapPartner::movesToo)) return barredMover(host, board, slot);
  if (isBarred(host, board, slot, Bar::move)) return refuseAt("cannot_move", rule::swap, slot);
  return std::nullopt;
}

void hasMoved(Host& host, ThingId thing) {
  host.changes().noteMark(thing, mark(Mark::moved), true);
  if (marksMovers(host.state())) markIt(host, thing, rule::moverIsMarked);
}

void put(Host& host, ThingId thing, SlotId to, RuleId why, std::string_view what) {
  Slot slot = *slotOf(host.state(), thing);
  slot.zone = to.zone();
  host.changes().moveThing(
      thing, slot,
      {.rule = why, .what = what, .slot = to.zone() + 1, .thing = mentionOf(host.state(), thing)});
}

}  // namespace

void spendActionPoints(Host& host, int points, RuleId why) {
  const int left = get(host.state(), Table::actionPoints) - points;
  host.changes().set(
      Table::actionPoints, left,
      {.rule = why, .what = "action_points_used", .seat = turnSeat(host.state()), .amount = left});
}

Problem barredFromMoving(const Host& host, const Board& board, Seat seat, SlotId from, SlotId to) {
  if (from.army() != seat || !board.at(from).there()) return refuseAt("not_yours", rule::move, from);
  if (to.army() != seat) return refuseAt("not_yours", rule::move, to);
  if (!has(adjacentTo(from.place()), to.place())) return refuseAt("not_adjacent", rule::oneStep, to);
  if (auto problem = barredMover(host, board, from)) return problem;
  const bool swaps = board.at(to).there();
  if (swaps)
    if (auto problem = barredPartner(host, board, to)) return problem;
  const int price = swaps && is(host.state(), Option::swapPartner, SwapPartner::movesToo) ? 2 : 1;
  if (get(host.state(), Table::actionPoints) < price)
    return refuseCount("no_action_points", rule::moveCost, price);
  return std::nullopt;
}

Problem barredFromResting(const Host& host, const Board& board, Seat seat, SlotId slot) {
  if (is(host.state(), Option::resting, Allowed::no)) return refuseBy("no_resting", rule::resting);
  if (slot.army() != seat || !board.at(slot).there()) return refuseAt("not_yours", rule::rest, slot);
  if (board.at(slot).is(Mark::marked)) return refuseAt("already_marked", rule::rest, slot);
  if (isUsedUp(host.state(), board.at(slot))) return refuseAt("marked_this_turn", rule::markedOnce, slot);
  if (get(host.state(), Table::actionPoints) < kRestPoints)
    return refuseCount("no_action_points", rule::restCost, kRestPoints);
  return std::nullopt;
}

Ruling judgeMove(Host& host, const Move& move) {
  if (auto problem = barredByStep(host.state(), Phase::move)) return *std::move(problem);
  const Board board(host.state());
  if (auto problem = barredFromMoving(host, board, move.seat, move.slot, move.target))
    return *std::move(problem);
  const ThingId mover = board.at(move.slot).thing;
  const ThingId partner = board.at(move.target).thing;
  const bool both = partner.known() && is(host.state(), Option::swapPartner, SwapPartner::movesToo);
  spendActionPoints(host, both ? 2 : 1, rule::moveCost);
  if (partner.known()) put(host, partner, move.slot, rule::swap, "makes_room");
  put(host, mover, move.target, partner.known() ? rule::swap : rule::move, "moved");
  hasMoved(host, mover);
  if (both) hasMoved(host, partner);
  return {};
}

Ruling judgeRest(Host& host, const Move& move) {
  if (auto problem = barredByStep(host.state(), Phase::attack)) return *std::move(problem);
  const Board board(host.state());
  if (auto problem = barredFromResting(host, board, move.seat, move.slot)) return *std::move(problem);
  const Creature creature = board.at(move.slot);
  spendActionPoints(host, kRestPoints, rule::restCost);
  const int slot = move.slot.zone() + 1;
  if (creature.damage == 0)
    host.changes().tellOf(creature.thing, {.rule = rule::rest, .what = "rests_unhurt", .slot = slot});
  else
    host.changes().setCounter(creature.thing, static_cast<std::size_t>(Counter::damage), creature.damage - 1,
                              {.rule = rule::rest, .what = "rests", .amount = 1, .slot = slot});
  markIt(host, creature.thing, rule::rest);
  return {};
}

}  // namespace lk::rules::wtactics_orc
