#include "rules/games/half_the_battle/rules/hits.h"

#include <algorithm>

#include "rules/games/half_the_battle/cards/fields.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/host.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/marks.h"

namespace lk::rules::half_the_battle {

namespace {

/// Returns the sum of changes by markers in a piece's lane and on it. Reports each one.
int changedByMarks(Changes& changes, const CardBook& cards, ThingId piece, Stat stat) {
  const State& s = changes.state();
  int sum = 0;
  eachMarkOver(s, cards, piece, [&](const Slot& mark) {
    const int by = changeOf(cards, mark.card, stat);
    if (by != 0)
      changes.tell({.rule = rule::modifiers,
                    .what = by > 0 ? "mark_adds" : "mark_takes",
                    .seat = mark.owner,
                    .amount = std::abs(by),
                    .card = mark.card,
                    .other = mentionOf(s, piece)});
    sum += by;
  });
  return sum;
}

/// Returns the piece a hit applies to: another piece may stand in for its target, once.
ThingId standIn(Changes& changes, const CardBook& cards, ThingId target) {
  const State& s = changes.state();
  const ThingId mark = redirectingMark(s, cards, target);
  if (!mark.known()) return target;
  const ThingId placer = placerOf(s, cards, mark);
  changes.tellOf(
      placer.known() ? placer : target,
      {.rule = rule::redirects, .what = "redirected", .seat = sideOf(target), .other = mentionOf(s, target)});
  takeMark(changes, mark);
  return placer.known() ? placer : target;
}

/// Adds a waiting hit after what lies on and about its pieces has changed it.
void addHit(Changes& changes, const CardBook& cards, ThingId by, ThingId on, int amount, Kind kind,
            Seat owner) {
  const ThingId target = standIn(changes, cards, on);
  int dealt = amount;
  if (by.known()) dealt += changedByMarks(changes, cards, by, Stat::damageDealt);
  dealt = std::max(0, dealt + changedByMarks(changes, cards, target, Stat::damageTaken));
  changes.hits().push_back({.by = by,
                            .on = Target::of(target),
                            .amount = static_cast<std::int16_t>(dealt),
                            .kind = static_cast<std::uint8_t>(kind),
                            .owner = owner});
}

}  // namespace

void announceHit(Changes& changes, const CardBook& cards, ThingId by, ThingId on, int amount, Kind kind,
                 Seat owner, RuleId why) {
  changes.tellOf(on, {.rule = why,
                      .what = kind == Kind::lethal ? "lethal_hit" : "hit",
                      .amount = amount,
                      .other = mentionOf(changes.state(), by)});
  addHit(changes, cards, by, on, amount, kind, owner);
}

void announceHits(Changes& changes, const CardBook& cards, const Aimed& aimed) {
  const Program& program = cards.program(aimed.card);
  const Ability* ability = program.at(static_cast<std::uint8_t>(Hook::act));
  if (!ability) return;
  for (std::size_t at = ability->body.begin; at < ability->body.end; ++at) {
    const Instruction& it = program.code[at];
    if (static_cast<Op>(it.operation) != Op::damage) continue;
    const bool there = arg<kDamageFields, "to">(it) == Whom::enemiesThere;
    for (const ThingId piece : there ? aimed.enemies : aimed.targets)
      announceHit(changes, cards, aimed.actor, piece, arg<kDamageFields, "amount">(it),
                  arg<kDamageFields, "kind">(it), aimed.owner, there ? rule::laneSide : rule::single);
  }
}

void applyHits(Changes& changes, const CardBook& cards) {
  // One after the other: no hit can announce another.
  for (std::size_t i = 0; i < changes.state().hits.size(); ++i)
    strike(changes, cards, changes.state().hits[i]);
  changes.hits().clear();
}

void changeHit(Changes& changes, int place, HitChange change, int by) {
  Hit& hit = changes.hits()[static_cast<std::size_t>(place)];
  const State& s = changes.state();
  Step step{.rule = rule::changesHit, .what = "hit_changed", .from = hit.amount};
  switch (change) {
    case HitChange::stronger:
      hit.amount = static_cast<std::int16_t>(hit.amount + by);
      break;
    case HitChange::halved:
      hit.amount =
          static_cast<std::int16_t>((hit.amount + (is(s, Option::shieldRounding, Rounding::up) ? 1 : 0)) / 2);
      break;
    case HitChange::nothing:
      hit.amount = 0;
      break;
    case HitChange::lethal:
      hit.kind = static_cast<std::uint8_t>(Kind::lethal);
      changes.tellOf(pieceOf(hit), {.rule = rule::makesLethal, .what = "made_lethal", .amount = hit.amount});
      return;
  }
  step.amount = hit.amount;
  changes.tellOf(pieceOf(hit), step);
}

void reflectHit(Changes& changes, const CardBook& cards, int place) {
  const Hit hit = changes.state().hits[static_cast<std::size_t>(place)];
  changes.tellOf(hit.by, {.rule = rule::reflects,
                          .what = "reflected",
                          .amount = hit.amount,
                          .other = mentionOf(changes.state(), hit.on)});
  addHit(changes, cards, {}, hit.by, hit.amount, Kind::ordinary, other(hit.owner));
}

}  // namespace lk::rules::half_the_battle
