#include "rules/games/magepunk/rules/readouts.h"

#include <algorithm>

#include "rules/games/magepunk/rules/host.h"
#include "rules/run/lasting.h"

namespace lk::rules::magepunk {

namespace {

constexpr std::string_view kBarred[] = {"cannot_attack", "cannot_block"};  // by Bar

std::string_view durationOf(const Lingering& effect) {
  return language().durations[effect.duration];
}

CountPart partOf(const Lingering& effect) {
  return {.amount = effect.by, .rule = rule::text, .card = effect.card, .until = durationOf(effect)};
}

Count statCount(const Host& host, Target thing, Stat stat, std::string_view name, int now) {
  Count count{.name = name, .base = host.printed(thing, static_cast<int>(stat))};
  for (const Lingering* each : lastingOn(host, thing, Lasting::modify))
    if (each->what == static_cast<std::uint8_t>(stat)) count.parts.push_back(partOf(*each));
  settleAt(count, now, rule::text);
  return count;
}

/// Returns the Node that a thing attacks; none if it attacks nothing, the player, or what is gone.
ThingId nodeAttackedBy(const State& s, ThingId thing) {
  const int at = counterOf(s, thing, Counter::at);
  if (!isMarked(s, thing, kAttacking) || at == 0 || at == kNodeGone) return {};
  return ThingId(static_cast<std::uint8_t>(at));
}

/// Adds what shields still absorb, if anything.
void addShield(const Host& host, Target whom, Readout& readout) {
  Count shield{.name = "shield"};
  for (const Lingering* each : lastingOn(host, whom, Lasting::prevent)) {
    shield.now += each->by;
    shield.parts.push_back(partOf(*each));
  }
  if (shield.now > 0) readout.counts.push_back(std::move(shield));
}

void addConditions(const Host& host, ThingId thing, Readout& readout) {
  const auto add = [&](const Lingering& effect, std::string_view name) {
    readout.conditions.push_back(
        {.name = name, .rule = rule::text, .card = effect.card, .until = durationOf(effect)});
  };
  for (const Lingering* each : lastingOn(host, Target::of(thing), Lasting::grant))
    add(*each, language().keywords[each->what]);
  for (const Lingering* each : lastingOn(host, Target::of(thing), Lasting::forbid))
    add(*each, kBarred[each->what]);
}

Readout readoutOf(const Host& host, const Slot& slot) {
  Readout readout;
  const ThingId thing = slot.thing;
  const Target whom = Target::of(thing);
  const bool entity = typeOf(host.cards(), slot.card) == CardType::entity;
  if (entity) readout.counts.push_back(statCount(host, whom, Stat::impact, "impact", host.impact(thing)));
  const int damage = counterOf(host.state(), thing, Counter::damage);
  if (entity || magepunk::printed(host.cards(), slot.card, Printed::durability) > 0) {
    const int durability = host.durability(thing);
    readout.counts.push_back(statCount(host, whom, Stat::durability, "durability", durability));
    readout.counts.push_back(
        {.name = "left", .now = std::max(0, durability - damage), .most = std::max(0, durability)});
  }
  if (damage > 0) readout.counts.push_back({.name = "damage", .now = damage});
  addShield(host, whom, readout);
  if (const int assigned = counterOf(host.state(), thing, Counter::assigned); assigned > 0)
    readout.counts.push_back({.name = "assigned", .now = assigned - 1});
  addConditions(host, thing, readout);
  if (const ThingId node = nodeAttackedBy(host.state(), thing); node.known()) readout.aims.push_back(node);
  if (entity && host.isDelayed(thing)) readout.conditions.push_back({.name = "delayed", .rule = rule::delay});
  return readout;
}

}  // namespace

Readouts readouts(const State& state, const CardBook& cards) {
  State read = state;
  Changes none(read, StepSink());
  const Host host(none, cards);
  Readouts all;
  for (const Slot& slot : state.lying) {
    const bool counts = isOnBattlefield(slot) && slot.card.known();
    all.lying.push_back(counts ? readoutOf(host, slot) : Readout());
  }
  for (std::size_t seat = 0; seat < state.seatCount; ++seat)
    addShield(host, Target::of(kAllSeats[seat]), all.seats[seat]);
  return all;
}

}  // namespace lk::rules::magepunk
