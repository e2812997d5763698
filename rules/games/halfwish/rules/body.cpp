#include "rules/games/halfwish/rules/body.h"

#include <algorithm>

#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/upgrades.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kMax = 999;
constexpr int kMaxStacks = 99;

struct ConditionSpec {
  Of figure;
  RuleId why;
  std::string_view name;
  std::string_view ends;
};

constexpr auto kConditions = enumerated<Condition, ConditionSpec>(
    {{Condition::poisoned, {Of::poisoned, rule::poison, "poisoned", "poisoned_ends"}},
     {Condition::ignited, {Of::ignited, rule::ignite, "ignited", "ignited_ends"}},
     {Condition::stunned, {Of::stunned, rule::stun, "stunned", "stunned_ends"}},
     {Condition::silenced, {Of::silenced, rule::silence, "silenced", "silenced_ends"}},
     {Condition::unhurtable, {Of::unhurtable, rule::unhurtable, "unhurtable", "unhurtable_ends"}},
     {Condition::dvLocked, {Of::dvLocked, rule::dvLocked, "dv_locked", "dv_locked_ends"}},
     {Condition::dvHeld, {Of::dvHeld, rule::dvHeld, "dv_held", "dv_held_ends"}}});

constexpr const ConditionSpec& specOf(Condition condition) {
  return kConditions[condition];
}

}  // namespace

Of figureOf(Condition condition) {
  return specOf(condition).figure;
}

bool inDuel(const State& state) {
  return duelStage(state) == Stage::open;
}

void damage(Changes& changes, Seat seat, int amount, RuleId why, DamageKind kind, CardId card) {
  const State& s = changes.state();
  if (amount <= 0) return;
  if (get(s, seat, Of::unhurtable) != 0)
    return changes.tell(
        {.rule = rule::unhurtable, .what = "unhurt", .seat = seat, .from = amount, .card = card});
  const int exposed = get(s, seat, Of::exposed);
  const int toughness = kind == DamageKind::trueDamage ? 0 : get(s, seat, Of::toughness);
  if (exposed != 0)
    changes.tell({.rule = rule::exposed, .what = "exposed_adds", .seat = seat, .amount = exposed});
  if (toughness != 0)
    changes.tell({.rule = rule::toughness, .what = "toughness_takes", .seat = seat, .amount = toughness});
  const int total = amount + exposed - toughness;
  if (total <= 0)
    return changes.tell({.rule = rule::absorbed, .what = "absorbed", .seat = seat, .from = amount});
  const int left = std::max(0, get(s, seat, Of::hp) - total);
  changes.set(seat, Of::hp, left, {.rule = why, .what = "damage", .amount = total, .card = card});
  if (!inDuel(s)) return;
  changes.note(seat, Of::duelHits, get(s, seat, Of::duelHits) + 1);
  if (!figure(s, Table::firstHurt).present) changes.note(Table::firstHurt, static_cast<int>(seat));
}

bool healBarred(const State& state, Seat seat) {
  return get(state, seat, Of::poisoned) != 0 || get(state, seat, Of::ignited) != 0;
}

void heal(Changes& changes, Seat seat, int amount, RuleId why, Bar bar, CardId card) {
  const State& s = changes.state();
  if (healBarred(s, seat) && bar == Bar::applies)
    return changes.tell(
        {.rule = rule::healBarred, .what = "heal_barred", .seat = seat, .amount = amount, .card = card});
  const int hp = get(s, seat, Of::hp);
  const int cap = is(s, Option::healCap, HealCap::atStart) ? std::max(hp, kHealth) : kMax;
  const int healed = std::min(amount, cap - hp);
  changes.set(seat, Of::hp, hp + healed, {.rule = why, .what = "heal", .amount = healed, .card = card});
}

void firstBlood(Changes& changes, Seat seat) {
  if (figure(changes.state(), Table::firstBlood).present) return;
  changes.set(Table::firstBlood, static_cast<int>(seat),
              {.rule = rule::firstBlood, .what = "first_blood", .seat = seat});
}

void gainPoints(Changes& changes, Seat seat, int by, RuleId why, CardId card) {
  const State& s = changes.state();
  const int before = get(s, seat, Of::points);
  const int floor = is(s, Option::pointsFloor, PointsFloor::zero) ? std::min(before, 0) : -kMax;
  const int after = std::clamp(before + by, floor, kMax);
  changes.set(seat, Of::points, after,
              {.rule = why, .what = "points_gained", .amount = after - before, .card = card});
  if (inDuel(s)) changes.note(seat, Of::duelNet, get(s, seat, Of::duelNet) + after - before);
  if (after > before) firstBlood(changes, seat);
}

void gainLamps(Changes& changes, Seat seat, int by, CardId card) {
  const State& s = changes.state();
  const int before = get(s, seat, Of::lamps);
  const int after = std::clamp(before + by, 0, kMax);
  changes.set(seat, Of::lamps, after,
              {.rule = rule::lamps, .what = "lamps_gained", .amount = after - before, .card = card});
  if (after <= before) return;
  const int pairs = get(s, seat, Of::lampsScored) / 2;
  changes.note(seat, Of::lampsScored, get(s, seat, Of::lampsScored) + after - before);
  const int wishes = get(s, seat, Of::lampsScored) / 2 - pairs;
  if (wishes > 0) changes.tell({.rule = rule::wish, .what = "wish", .seat = seat, .amount = wishes});
}

void gain(Changes& changes, Seat seat, Of figure, int by, RuleId why, std::string_view what, CardId card) {
  const int before = get(changes.state(), seat, figure);
  const int after = std::clamp(before + by, 0, kMaxStacks);
  changes.set(seat, figure, after, {.rule = why, .what = what, .amount = after - before, .card = card});
}

void gainUpgrades(Changes& changes, Seat seat, int by, CardId card) {
  changes.tell(
      {.rule = rule::extraUpgrade, .what = "extra_upgrade", .seat = seat, .amount = by, .card = card});
  const int now = get(changes.state(), seat, Of::extraUpgrades);
  if (get(changes.state(), Table::round) < kRounds)
    return changes.note(seat, Of::extraUpgrades, std::clamp(now + by, 0, kMaxStacks));
  for (int i = 0; i < by; ++i) skipUpgrade(changes, seat);
}

void give(Changes& changes, Seat seat, Condition condition, CardId card) {
  const ConditionSpec& spec = specOf(condition);
  if (condition == Condition::poisoned && get(changes.state(), seat, Of::poisoned) != 0)
    return damage(changes, seat, 1, rule::poisonAgain, DamageKind::normal, card);
  changes.set(seat, spec.figure, 1, {.rule = spec.why, .what = spec.name, .amount = 1, .card = card});
}

void end(Changes& changes, Seat seat, Of figure, RuleId why, std::string_view what) {
  if (get(changes.state(), seat, figure) != 0) changes.set(seat, figure, 0, {.rule = why, .what = what});
}

void cleanse(Changes& changes, Seat seat) {
  for (const Condition condition : {Condition::poisoned, Condition::ignited, Condition::stunned,
                                    Condition::silenced, Condition::dvHeld}) {
    // Dice that this turn is already being played with can no longer be released.
    if (condition == Condition::dvHeld && holdOf(changes.state(), seat) == Hold::thisTurn) continue;
    end(changes, seat, specOf(condition).figure, rule::negative, specOf(condition).ends);
  }
  end(changes, seat, Of::exposed, rule::negative, "exposed_ends");
}

void setHp(Changes& changes, Seat seat, int to, CardId card) {
  const int hp = std::clamp(to, 0, kHealth);
  changes.set(seat, Of::hp, hp, {.rule = rule::setValue, .what = "hp_set", .amount = hp, .card = card});
}

void setPoints(Changes& changes, Seat seat, int to, CardId card) {
  changes.set(seat, Of::points, to,
              {.rule = rule::setValue, .what = "points_set", .amount = to, .card = card});
}

void poisonTicks(Changes& changes) {
  for (const Seat seat : kSeats)
    if (get(changes.state(), seat, Of::poisoned) != 0) damage(changes, seat, 1, rule::poison);
}

}  // namespace lk::rules::halfwish
