#include "rules/games/halfwish/rules/dice.h"

#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

namespace {

int valueOf(const State& s, Seat seat) {
  const int sum = get(s, seat, Of::dice) + get(s, seat, Of::gain) + get(s, seat, Of::passive);
  return is(s, Option::dvRange, DvRange::notBelowZero) ? std::max(0, sum)
                                                       : std::clamp(sum, kMinDice, kMaxDice);
}

/// Recalculates the DV from its parts and reports it to those who may know it.
void follow(Changes& changes, Seat seat, Step step) {
  const State& s = changes.state();
  if (!figure(s, seat, Of::dv).present) return;
  step.amount = valueOf(s, seat);
  step.knownTo = figure(s, seat, Of::dv).knownTo;
  changes.set(seat, Of::dv, step.amount, step);
}

void noteDice(Changes& changes, Seat seat, Dice dice) {
  changes.note(seat, Of::dieLow, std::min(dice[0], dice[1]));
  changes.note(seat, Of::dieHigh, std::max(dice[0], dice[1]));
  changes.note(seat, Of::dice, dice[0] + dice[1]);
  changes.note(seat, Of::gain, 0);
}

bool locked(Changes& changes, Seat seat, CardId why) {
  if (get(changes.state(), seat, Of::dvLocked) == 0) return false;
  changes.tell({.rule = rule::dvLocked, .what = "dv_is_locked", .seat = seat, .card = why});
  return true;
}

}  // namespace

void rollDice(Changes& changes, Seat seat, Dice dice) {
  noteDice(changes, seat, dice);
  const int dv = valueOf(changes.state(), seat);
  changes.clear(seat, Of::dv, Knowers::only(seat));
  changes.set(seat, Of::dv, dv,
              {.rule = rule::roll, .what = "rolled", .amount = dv, .knownTo = Knowers::only(seat)});
  changes.note(seat, Of::kept, 0);
  changes.note(seat, Of::ready, 1);
}

void rerollDice(Changes& changes, Seat seat, Dice dice, CardId why) {
  noteDice(changes, seat, dice);
  changes.note(seat, Of::kept, 0);
  // Hides the dice again: what somebody saw of them no longer holds after the reroll.
  if (!figure(changes.state(), seat, Of::dv).knownTo.include(Audience::table)) changes.hide(seat, Of::dv);
  changes.tell({.rule = rule::reroll, .what = "rerolled", .seat = seat, .card = why});
  follow(changes, seat, {.rule = rule::reroll, .what = "dv", .card = why});
}

void setDv(Changes& changes, Seat seat, int value, CardId why) {
  if (locked(changes, seat, why)) return;
  changes.note(seat, Of::dieLow, 0);
  changes.note(seat, Of::dieHigh, 0);
  changes.note(seat, Of::dice, value);
  changes.note(seat, Of::gain, 0);
  changes.tell({.rule = rule::setDv, .what = "dv_set", .seat = seat, .amount = value, .card = why});
  follow(changes, seat, {.rule = rule::setDv, .what = "dv", .card = why});
}

void gainDv(Changes& changes, Seat seat, int by, CardId why) {
  if (locked(changes, seat, why)) return;
  changes.note(seat, Of::gain, get(changes.state(), seat, Of::gain) + by);
  changes.tell({.rule = rule::dvChange, .what = "dv_gained", .seat = seat, .amount = by, .card = why});
  follow(changes, seat, {.rule = rule::dvChange, .what = "dv", .card = why});
}

void passDv(Changes& changes, Seat seat, int by, CardId why) {
  if (locked(changes, seat, why)) return;
  changes.note(seat, Of::passive, get(changes.state(), seat, Of::passive) + by);
  changes.tell({.rule = rule::dvPassive, .what = "dv_this_turn", .seat = seat, .amount = by, .card = why});
  follow(changes, seat, {.rule = rule::dvPassive, .what = "dv", .card = why});
}

void correctDv(Changes& changes, Seat seat, int value, Step step) {
  const State& s = changes.state();
  changes.set(seat, Of::dv, value, step);
  changes.note(seat, Of::dice, value - get(s, seat, Of::passive));
  changes.note(seat, Of::gain, 0);
  // The individual dice are not known.
  changes.note(seat, Of::dieLow, 0);
  changes.note(seat, Of::dieHigh, 0);
}

void unroll(Changes& changes, Seat seat, Step step) {
  for (const Of figure : {Of::dv, Of::dieLow, Of::dieHigh, Of::dice, Of::gain})
    changes.clear(seat, figure, Knowers::only(seat));
  for (const Of figure : {Of::ready, Of::kept}) changes.note(seat, figure, 0);
  step.seat = seat;
  changes.tell(step);
}

void showDice(Changes& changes) {
  for (const Seat seat : kSeats)
    if (!figure(changes.state(), seat, Of::dv).knownTo.include(Audience::table))
      changes.show(seat, Of::dv, {.rule = rule::showDice, .what = "dv_shown"});
}

void endPassives(Changes& changes) {
  for (const Seat seat : kSeats) {
    if (get(changes.state(), seat, Of::passive) == 0) continue;
    changes.note(seat, Of::passive, 0);
    follow(changes, seat, {.rule = rule::dvPassive, .what = "dv"});
  }
}

}  // namespace lk::rules::halfwish
