#include "rules/games/half_the_battle/rules/turn_end.h"

#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/rage.h"

namespace lk::rules::half_the_battle {

namespace {

void win(Changes& changes, std::optional<Seat> winner, std::string_view by, RuleId why) {
  changes.tell({.rule = why, .what = winner ? "won" : "drawn", .seat = winner});
  changes.result({.finished = true, .winner = winner, .by = by});
}

/// Removes a piece from the dungeon. The enemy may get its die.
void leave(Changes& changes, ThingId piece) {
  const State& s = changes.state();
  const Seat seat = sideOf(piece);
  const bool due = is(s, piece, Mark::credited);
  Slot slot = slotAt(s, piece);
  slot.zone = outZone(seat);
  changes.moveThing(piece, slot, {.rule = rule::together, .what = "out"});
  for (int mark = 0; mark < static_cast<int>(Mark::count); ++mark)
    changes.noteMark(piece, static_cast<std::size_t>(mark), false);
  if (!due) return;
  changes.note(other(seat), earnedOf(dieOf(piece)), 1);
  changes.tell({.rule = rule::rageDie,
                .what = "rage_die_due",
                .seat = other(seat),
                .amount = mostOf(dieOf(piece)),
                .from = static_cast<int>(dieOf(piece))});
}

void bothGone(Changes& changes) {
  const State& s = changes.state();
  const bool gained = is(s, Option::mostRage, MostRage::withThisRound);
  const int a = rageOf(s, Seat::A, gained);
  const int b = rageOf(s, Seat::B, gained);
  changes.tell({.rule = rule::mostRage, .what = "rage_compared", .seat = Seat::A, .amount = a});
  changes.tell({.rule = rule::mostRage, .what = "rage_compared", .seat = Seat::B, .amount = b});
  if (a != b) return win(changes, a > b ? Seat::A : Seat::B, "most_rage", rule::mostRage);
  const int startA = get(s, Seat::A, Of::monsterStart);
  const int startB = get(s, Seat::B, Of::monsterStart);
  changes.tell({.rule = rule::higherMonster, .what = "monsters_compared", .amount = startA, .from = startB});
  if (startA == startB) return win(changes, std::nullopt, "none", rule::higherMonster);
  win(changes, startA > startB ? Seat::A : Seat::B, "monster_hp", rule::higherMonster);
}

int hpLeft(const State& s, Seat seat) {
  int sum = 0;
  eachPiece(seat, [&](ThingId piece) { sum += isAlive(s, piece) ? hpOf(s, piece) : 0; });
  return sum;
}

}  // namespace

void endIfEliminated(Changes& changes) {
  const State& s = changes.state();
  const int a = aliveOf(s, Seat::A);
  const int b = aliveOf(s, Seat::B);
  if (a == 0 && b == 0) return bothGone(changes);
  if (a == 0 || b == 0) win(changes, a == 0 ? Seat::B : Seat::A, "elimination", rule::wins);
}

void endTurn(Changes& changes, const CardBook& cards) {
  const State& s = changes.state();
  setDueHp(changes, cards);
  bool died = false;
  for (const Seat seat : kBoth)
    eachPiece(seat, [&](ThingId piece) {
      if (!isDying(s, piece) || !isAlive(s, piece)) return;
      leave(changes, piece);
      died = true;
    });
  changes.note(Table::moveBonus, 0);
  changes.note(Table::rangeBonus, 0);
  if (!died) return;
  clearMarksOfDead(changes, cards);
  endIfEliminated(changes);
}

void endRound(Changes& changes) {
  const State& s = changes.state();
  const int round = get(s, Table::round);
  for (const Seat seat : kBoth) {
    for (int i = 0; i < kDice; ++i) {
      const auto die = static_cast<Die>(i);
      if (get(s, seat, earnedOf(die)) == 0) continue;
      changes.note(seat, earnedOf(die), 0);
      changes.note(seat, rageOf(die), 1);
      changes.tell(
          {.rule = rule::rageDie, .what = "rage_die", .seat = seat, .amount = mostOf(die), .from = i});
    }
    changes.note(seat, Of::bought, 0);
    changes.clear(seat, Of::selected, Knowers::everyone());
  }
  endMarks(changes);
  const bool hurt = get(s, Table::hurt) != 0;
  changes.note(Table::quiet, hurt ? 0 : get(s, Table::quiet) + 1);
  if (hurt)
    for (const Seat seat : kBoth) changes.note(seat, Of::proposes, 0);
  changes.note(Table::hurt, 0);
  const Seat next = other(seatOf(s, Table::initiative));
  changes.set(Table::initiative, static_cast<int>(next),
              {.rule = rule::alternates, .what = "initiative", .seat = next, .from = 0});
  changes.set(Table::round, round + 1, {.rule = rule::rounds, .what = "round_begins", .amount = round + 1});
  if (get(s, Table::quiet) >= kQuietRounds)
    changes.tell({.rule = rule::stalemate, .what = "draw_offered", .amount = get(s, Table::quiet)});
}

void endByAgreement(Changes& changes, Ending ending) {
  const State& s = changes.state();
  if (ending == Ending::draw) return win(changes, std::nullopt, "draw", rule::stalemate);
  const int a = hpLeft(s, Seat::A);
  const int b = hpLeft(s, Seat::B);
  std::optional<Seat> winner;
  if (a != b) winner = a > b ? Seat::A : Seat::B;
  win(changes, winner, "most_hp", rule::stalemate);
}

void endByConcession(Changes& changes, Seat loser) {
  changes.tell({.rule = rule::concedes, .what = "conceded", .seat = loser});
  win(changes, other(loser), "concede", rule::concedes);
}

}  // namespace lk::rules::half_the_battle
