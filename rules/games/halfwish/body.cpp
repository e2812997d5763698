#include "rules/games/halfwish/body.h"

#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"

namespace lk::rules::halfwish {

namespace {

void hurt(Changes& changes, Seat seat, int amount, RuleId why) {
  const State& s = changes.state();
  const int exposed = get(s, seat, Of::exposed);
  const int toughness = get(s, seat, Of::toughness);
  if (amount <= 0) return;
  if (exposed != 0)
    changes.tell({.rule = rule::exposed, .what = "exposed_adds", .seat = seat, .amount = exposed});
  if (toughness != 0)
    changes.tell({.rule = rule::toughness, .what = "toughness_takes", .seat = seat, .amount = toughness});
  const int total = amount + exposed - toughness;
  if (total <= 0)
    return changes.tell({.rule = rule::absorbed, .what = "absorbed", .seat = seat, .from = amount});
  const int left = std::max(0, get(s, seat, Of::hp) - total);
  changes.set(seat, Of::hp, left, {.rule = why, .what = "damage", .amount = total});
  if (inDuel(s)) {
    changes.note(seat, Of::duelHits, get(s, seat, Of::duelHits) + 1);
    if (!figure(s, Table::firstHurt).present) changes.note(Table::firstHurt, static_cast<int>(seat));
  }
}

}  // namespace

bool inDuel(const State& state) {
  return phase(state) == Phase::duel;
}

void damage(Changes& changes, Seat seat, int amount, RuleId why) {
  hurt(changes, seat, amount, why);
}

bool healBarred(const State& state, Seat seat) {
  return get(state, seat, Of::poisoned) != 0 || get(state, seat, Of::ignited) != 0;
}

void heal(Changes& changes, Seat seat, int amount, RuleId why, Bar bar) {
  const State& s = changes.state();
  if (healBarred(s, seat) && bar == Bar::applies)
    return changes.tell({.rule = rule::healBarred, .what = "heal_barred", .seat = seat, .amount = amount});
  const int hp = get(s, seat, Of::hp);
  const int cap = is(s, Option::healCap, 'a') ? std::max(hp, kHealth) : 999;
  const int healed = std::min(amount, cap - hp);
  changes.set(seat, Of::hp, hp + healed, {.rule = why, .what = "heal", .amount = healed});
}

void firstBlood(Changes& changes, Seat seat) {
  if (figure(changes.state(), Table::firstBlood).present) return;
  changes.set(Table::firstBlood, static_cast<int>(seat),
              {.rule = rule::firstBlood, .what = "first_blood", .seat = seat});
}

void gainPoints(Changes& changes, Seat seat, int by, RuleId why) {
  const State& s = changes.state();
  const int before = get(s, seat, Of::points);
  const int floor = is(s, Option::pointsFloor, 'a') ? std::min(before, 0) : -999;
  const int after = std::clamp(before + by, floor, 999);
  changes.set(seat, Of::points, after, {.rule = why, .what = "points_gained", .amount = after - before});
  if (inDuel(s)) changes.note(seat, Of::duelNet, get(s, seat, Of::duelNet) + after - before);
  if (after > before) firstBlood(changes, seat);
}

void gainLamps(Changes& changes, Seat seat, int by) {
  const State& s = changes.state();
  const int before = get(s, seat, Of::lamps);
  const int after = std::clamp(before + by, 0, 999);
  changes.set(seat, Of::lamps, after,
              {.rule = rule::lamps, .what = "lamps_gained", .amount = after - before});
  if (after <= before) return;
  const int pairs = get(s, seat, Of::lampsScored) / 2;
  changes.note(seat, Of::lampsScored, get(s, seat, Of::lampsScored) + after - before);
  const int wishes = get(s, seat, Of::lampsScored) / 2 - pairs;
  if (wishes > 0) changes.tell({.rule = rule::wish, .what = "wish", .seat = seat, .amount = wishes});
}

void poison(Changes& changes, Seat seat) {
  if (get(changes.state(), seat, Of::poisoned) != 0) return damage(changes, seat, 1, rule::poisonAgain);
  changes.set(seat, Of::poisoned, 1, {.rule = rule::poison, .what = "poisoned", .amount = 1});
}

void poisonTicks(Changes& changes) {
  for (const Seat seat : kSeats)
    if (get(changes.state(), seat, Of::poisoned) != 0) hurt(changes, seat, 1, rule::poison);
}

}  // namespace lk::rules::halfwish
