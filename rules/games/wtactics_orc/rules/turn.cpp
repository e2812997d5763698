#include "rules/games/wtactics_orc/rules/turn.h"

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/payment.h"
#include "rules/games/wtactics_orc/rules/scoring.h"
#include "rules/run/lasting.h"

namespace lk::rules::wtactics_orc {

namespace {

void setPhase(Host& host, Phase phase) {
  host.changes().phase(static_cast<std::uint8_t>(phase));
}

/// Lets creatures be marked again, where that is possible once in each player's turn.
void forgetMarking(Host& host, const Board& board, Seat army) {
  if (!is(host.state(), Option::remark, Allowed::no)) return;
  for (const int place : Places(board.creatures(army)))
    host.changes().noteMark(board.at({army, place}).thing, mark(Mark::usedUp), false);
}

/// Unmarks creatures and renews what they may do once per turn.
void refresh(Host& host, const Board& board, Seat army) {
  for (const int place : Places(board.creatures(army))) {
    const Creature creature = board.at({army, place});
    if (creature.is(Mark::marked)) unmarkIt(host, creature.thing, rule::unmark);
    for (const Mark spent : {Mark::moved, Mark::usedUp, Mark::attacked})
      if (creature.is(spent)) host.changes().noteMark(creature.thing, mark(spent), false);
  }
}

void giveUp(Host& host, ThingId thing, bool byLevel) {
  leavePlay(host, thing, graveyardOf(*slotOf(host.state(), thing)->owner),
            {.rule = byLevel ? rule::level2Unpaid : rule::upkeepUnpaid, .what = "given_up"});
}

/// Ends the game at the limit of turns: the points decide.
void stopByLimit(Host& host) {
  const State& s = host.state();
  const int a = get(s, Seat::A, Of::victoryPoints);
  const int b = get(s, Seat::B, Of::victoryPoints);
  const auto winner = a == b ? std::nullopt : std::optional(a > b ? Seat::A : Seat::B);
  finish(host, winner, "turn_limit", rule::standstill);
}

}  // namespace

void fallDue(Host& host, const Board& board, Seat army) {
  for (const int place : Places(board.creatures(army))) {
    const SlotId slot(army, place);
    const int fee = upkeepOf(host.cards(), board.cardAt(slot));
    if (fee == 0) continue;
    const bool byLevel = stat(host.cards(), board.cardAt(slot), Stat::level) == 2;
    host.changes().mark(board.at(slot).thing, mark(Mark::upkeepDue), true,
                        {.rule = byLevel ? rule::level2Upkeep : rule::upkeep,
                         .what = "upkeep_due",
                         .amount = fee,
                         .slot = slot.zone() + 1});
  }
}

void beginTurn(Host& host, Seat seat) {
  Changes& changes = host.changes();
  const State& s = host.state();
  changes.note(Table::turn, get(s, Table::turn) + 1);
  changes.set(Table::turnSeat, static_cast<int>(seat),
              {.rule = get(s, Table::turn) == 1 ? rule::firstTurn : rule::steps,
               .what = "turn_begins",
               .seat = seat,
               .amount = get(s, Table::turn),
               .from = get(s, Table::turn) - 1});
  changes.set(Table::actionPoints, get(s, Table::actionPointsEach),
              {.rule = rule::actionPoints,
               .what = "action_points",
               .seat = seat,
               .amount = get(s, Table::actionPointsEach)});
  changes.ageThings();
  const Board board(s);
  refresh(host, board, seat);
  if (is(s, Option::unmark, Unmark::all)) refresh(host, board, other(seat));
  forgetMarking(host, board, other(seat));
  fallDue(host, board, seat);
  setPhase(host, Phase::upkeep);
}

Mask dueIn(const Board& board, Seat army) {
  Mask due = 0;
  for (const int place : Places(board.creatures(army)))
    if (board.at({army, place}).is(Mark::upkeepDue)) due = static_cast<Mask>(due | bit(place));
  return due;
}

Ruling judgeUpkeep(Host& host, const Move& move) {
  const Board board(host.state());
  if (move.slot.army() != move.seat) return refuseAt("not_yours", rule::upkeep, move.slot);
  const Creature creature = board.at(move.slot);
  if (!creature.is(Mark::upkeepDue)) return refuseAt("no_upkeep_due", rule::upkeep, move.slot);
  const bool byLevel = stat(host.cards(), creature.card, Stat::level) == 2;
  if (move.refuses) {
    giveUp(host, creature.thing, byLevel);
    return {};
  }
  const RuleId why = byLevel ? rule::level2Upkeep : rule::upkeep;
  const Price price{.seat = move.seat, .gold = upkeepOf(host.cards(), creature.card), .why = why};
  if (move.coins.overfull()) return refuseCount("wrong_payment", why, price.gold);
  if (auto problem = wrongCoins(host, board, price, move.coins.all())) return *std::move(problem);
  host.changes().mark(
      creature.thing, mark(Mark::upkeepDue), false,
      {.rule = why, .what = "upkeep_paid", .amount = price.gold, .slot = move.slot.zone() + 1});
  pay(host, move.seat, move.coins.all(), why);
  return {};
}

Problem barredByStep(const State& s, Phase wanted) {
  if (phase(s) == wanted) return std::nullopt;
  if (is(s, Option::stepOrder, StepOrder::free)) return std::nullopt;
  return refuseBy("wrong_step", rule::steps,
                  Json::object({{"step", phase(s) < wanted ? "later" : "earlier"}}));
}

Problem barredFromRecruiting(const Host& host, const Board& board, Seat seat, CardId card, SlotId slot) {
  if (slot.army() != seat) return refuseAt("not_yours", rule::recruitSlot, slot);
  if (has(board.taken(seat), slot.place())) return refuseAt("slot_taken", rule::onePerSlot, slot);
  const std::string_view why = strange(host, seat, card);
  if (!why.empty()) return refuseCard(why, rule::oneFaction, host.cards(), card);
  if (stat(host.cards(), card, Stat::level) == 2 && level2In(host.cards(), board, seat) >= 2)
    return refuseCard("two_level2", rule::twoLevel2, host.cards(), card);
  return std::nullopt;
}

Ruling judgeRecruit(Host& host, const Move& move) {
  if (auto problem = barredByStep(host.state(), Phase::recruit)) return *std::move(problem);
  const Board board(host.state());
  if (auto problem = barredFromRecruiting(host, board, move.seat, move.card, move.slot))
    return *std::move(problem);
  const Price price{
      .seat = move.seat, .gold = stat(host.cards(), move.card, Stat::cost), .why = rule::payment};
  if (move.coins.overfull()) return refuseCount("wrong_payment", rule::payment, price.gold);
  if (auto problem = wrongCoins(host, board, price, move.coins.all())) return *std::move(problem);
  pay(host, move.seat, move.coins.all(), rule::payment);
  noteFaction(host, move.seat, move.card);
  takeFromDeck(host, move.seat, move.card);
  shrinkDeck(host, move.seat, 1);
  comeIntoPlay(host, move.card, move.slot, {.rule = rule::recruit, .what = "recruited"});
  return {};
}

Ruling judgeStep(Host& host, const Move& move) {
  const State& s = host.state();
  if (move.to <= phase(s) && !is(s, Option::stepOrder, StepOrder::free))
    return refuseBy("no_step_back", rule::steps);
  setPhase(host, move.to);
  host.changes().tell({.rule = rule::steps,
                       .what = "step_begins",
                       .seat = move.seat,
                       .amount = static_cast<int>(move.to) - static_cast<int>(Phase::recruit)});
  return {};
}

Ruling judgeEndTurn(Host& host, const Move& move) {
  const State& s = host.state();
  Changes& changes = host.changes();
  if (const int left = get(s, Table::actionPoints); left > 0)
    changes.tell({.rule = rule::pointsLapse, .what = "points_lapse", .seat = move.seat, .amount = left});
  emptyTwilight(host, move.seat);
  endDuration(changes, static_cast<int>(Duration::endOfTurn));
  for (const Seat seat : {Seat::A, Seat::B}) changes.note(seat, Of::offersDraw, 0);
  if (const int limit = get(s, Table::turnLimit); limit != 0 && get(s, Table::turn) >= limit)
    stopByLimit(host);
  else
    beginTurn(host, other(move.seat));
  return {};
}

}  // namespace lk::rules::wtactics_orc
