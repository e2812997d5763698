#include "rules/games/magepunk/rules/ending.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"

namespace lk::rules::magepunk {

namespace {

/// Returns whether anything may have less Durability than printed.
bool mayBeLowered(const State& s) {
  return std::any_of(s.lingering.begin(), s.lingering.end(), [](const Lingering& effect) {
    return effect.kind == Lasting::modify && effect.what == static_cast<std::uint8_t>(Stat::durability) &&
           effect.by < 0;
  });
}

bool isAnythingHurt(const State& s) {
  return std::any_of(s.things.begin(), s.things.end(),
                     [](const Thing& thing) { return thing.counters[place(Counter::damage)] > 0; });
}

/// Returns whether it dies. Precondition: it has damage, or its Durability may be lowered.
bool dies(const Host& host, const Slot& slot, int damage) {
  if (typeOf(host.cards(), slot.card) == CardType::entity) return damage >= host.durability(slot.thing);
  if (damage == 0) return false;
  return is(host.state(), Option::nodeAttack, NodeAttack::anyDamageDestroys) ||
         damage >= host.durability(slot.thing);
}

/// Destroys everything that dies. Returns whether anything did, because others may then have lost Durability.
bool destroyAll(Host& host, RuleId why) {
  const State& s = host.state();
  const bool lowered = mayBeLowered(s);
  if (!lowered && !isAnythingHurt(s)) return false;
  std::vector<ThingId> dying;
  for (const std::size_t at : s.lying.in(zone(Zone::battlefield))) {
    const Slot& slot = s.lying[at];
    if (!slot.thing.known()) continue;
    const int damage = counterOf(s, slot.thing, Counter::damage);
    if ((damage > 0 || lowered) && dies(host, slot, damage)) dying.push_back(slot.thing);
  }
  if (dying.empty()) return false;
  host.destroy(dying, why);
  return true;
}

bool hasLost(const State& s, Seat seat) {
  const bool dead = get(s, Table::lastTurn) == 0 && get(s, seat, Of::life) <= 0;
  return dead || get(s, seat, Of::lost) != 0;
}

std::string_view causeOf(const State& s, Seat seat) {
  return get(s, seat, Of::lost) != 0 ? "deck_out" : "life";
}

void decideTie(Host& host) {
  const State& s = host.state();
  Changes& changes = host.changes();
  changes.tell({.rule = rule::tie, .what = "tie"});
  const bool same = causeOf(s, Seat::A) == causeOf(s, Seat::B);
  const std::string_view by = same ? causeOf(s, Seat::A) : "both";
  if (is(s, Option::tie, Tie::draw)) return finish(host, std::nullopt, by, rule::tie);
  if (is(s, Option::tie, Tie::activeLoses)) return finish(host, other(active(s)), by, rule::tie);
  for (const Seat seat : {Seat::A, Seat::B}) changes.note(seat, Of::lost, 0);
  changes.note(Table::lastTurn, get(s, Table::turn) + 1);
  changes.tell({.rule = rule::tie, .what = "last_turn", .amount = get(s, Table::turn) + 1});
}

}  // namespace

void finish(Host& host, std::optional<Seat> winner, std::string_view by, RuleId why) {
  host.changes().result({.finished = true, .winner = winner, .by = by});
  host.changes().tell({.rule = why, .what = winner ? "wins" : "drawn", .seat = winner});
}

void check(Host& host, RuleId why) {
  while (destroyAll(host, why)) {
  }
  const State& s = host.state();
  const bool a = hasLost(s, Seat::A);
  const bool b = hasLost(s, Seat::B);
  if (a && b) return decideTie(host);
  if (!a && !b) return;
  const Seat loser = a ? Seat::A : Seat::B;
  const bool empty = get(s, loser, Of::lost) != 0;
  finish(host, other(loser), causeOf(s, loser), empty ? rule::cannotDraw : rule::wins);
}

bool decidedByFigures(const Result& result) {
  return result.finished && result.by != kConcession;
}

void decideAgain(Host& host) {
  const State& s = host.state();
  const bool afterLast =
      s.result.by == "life" && get(s, Table::lastTurn) != 0 && get(s, Table::turn) >= get(s, Table::lastTurn);
  host.changes().result({});
  for (const Seat seat : {Seat::A, Seat::B}) {
    const int missing = get(s, seat, Of::lost);
    if (missing == 0 || get(s, seat, Of::deck) == 0) continue;
    host.changes().note(seat, Of::lost, 0);
    host.draw(seat, missing, rule::correct);
  }
  if (afterLast)
    endAfterLastTurn(host);
  else
    check(host, rule::correct);
}

bool endAfterLastTurn(Host& host) {
  const State& s = host.state();
  if (get(s, Table::lastTurn) == 0 || get(s, Table::turn) < get(s, Table::lastTurn)) return false;
  const int a = get(s, Seat::A, Of::life);
  const int b = get(s, Seat::B, Of::life);
  finish(host, a == b ? std::nullopt : std::optional(a > b ? Seat::A : Seat::B), "life", rule::tie);
  return true;
}

}  // namespace lk::rules::magepunk
