#include <algorithm>
#include <array>

#include "rules/core/changes.h"

namespace lk::rules {

namespace {

/// Returns the lowest number that no thing uses.
ThingId unused(const State& state) {
  std::uint8_t number = 1;
  while (state.things.have(ThingId(number))) ++number;
  return ThingId(number);
}

bool isOpen(const Slot& slot) {
  return slot.card.known() && slot.knownTo == Knowers::everyone();
}

/// Returns the lowest copy number that none of the owner's public things of this card uses.
std::uint8_t unusedCopy(const State& state, const Slot& slot, Numbered numbered) {
  std::uint8_t copy = 1;
  const auto taken = [&](const Slot& other) {
    const bool alike = other.card == slot.card && other.thing.known() && other.owner == slot.owner &&
                       (numbered == Numbered::amongAll || other.zone == slot.zone);
    return alike && other.thing != slot.thing && findThing(state, other.thing)->copy == copy;
  };
  while (std::any_of(state.lying.begin(), state.lying.end(), taken)) ++copy;
  return copy;
}

}  // namespace

std::vector<ThingId> attachedTo(const State& state, ThingId thing) {
  std::vector<ThingId> all;
  for (const Thing& each : state.things)
    if (thing.known() && each.on == thing) all.push_back(each.id);
  return all;
}

Mention mentionOf(const State& state, ThingId thing) {
  const Slot* slot = slotOf(state, thing);
  if (!slot) return {};
  return {.card = isOpen(*slot) ? slot->card : CardId(),
          .owner = slot->owner,
          .copy = findThing(state, thing)->copy,
          .zone = slot->zone};
}

Mention mentionOf(const State& state, Target what) {
  if (const auto player = what.player()) return {.owner = player};
  if (what.kind == Target::Kind::zone) return {.zone = what.number};
  if (what.kind != Target::Kind::link) return mentionOf(state, what.thing());
  for (const Link& link : state.links)
    if (link.number == what.number) return {.card = link.card, .owner = link.owner};
  return {};
}

void Changes::addOf(ThingId thing, Step& step) const {
  const Slot& slot = *slotOf(*state_, thing);
  const bool told = isOpen(slot) || step.knownTo != Knowers::everyone();
  if (told) step.card = slot.card;
  if (!step.thing.known()) {
    step.thing = mentionOf(*state_, thing);
    if (told) step.thing.card = slot.card;
  }
  if (!step.seat) step.seat = slot.owner;
  steps_.add(step);
}

ThingId Changes::bring(Slot slot, Step step, Numbered numbered) {
  slot.thing = unused(*state_);
  state_->lying.add(slot);
  state_->things.add({.id = slot.thing,
                      .copy = isOpen(slot) ? unusedCopy(*state_, slot, numbered) : std::uint8_t{0},
                      .fresh = true});
  tellOf(slot.thing, step);
  return slot.thing;
}

void Changes::moveThing(ThingId thing, const Slot& to, Step step) {
  Slot slot = to;
  slot.thing = thing;
  state_->lying.replace(static_cast<std::size_t>(state_->lying.placeOf(thing)), slot);
  Thing& its = detail(thing);
  if (!isOpen(slot))
    its.copy = 0;
  else if (its.copy == 0)
    its.copy = unusedCopy(*state_, slot, Numbered::amongAll);
  tellOf(thing, step);
}

void Changes::letGo(ThingId thing) {
  if (const int place = state_->lying.placeOf(thing); place >= 0) {
    Slot slot = slotAt(*state_, place);
    slot.thing = {};
    state_->lying.replace(static_cast<std::size_t>(place), slot);
  }
  for (Thing& each : state_->things)
    if (each.on == thing) each.on = {};
  state_->things.remove(thing);
  const Target gone = Target::of(thing);
  std::erase_if(state_->lingering, [&](const Lingering& each) {
    return each.on == gone || (each.source == thing && each.on == Target());
  });
  for (Lingering& each : state_->lingering)
    if (each.source == thing) each.source = {};
  for (Link& link : state_->links) {
    if (link.source == thing) link.source = {};
    std::erase_if(link.members, [&](const Member& member) { return member.what == gone; });
  }
}

void Changes::forget(ThingId thing) {
  if (state_->lying.placeOf(thing) < 0) letGo(thing);
}

void Changes::forgetGone() {
  for (std::size_t i = state_->things.size(); i > 0; --i) forget(state_->things[i - 1].id);
}

void Changes::attach(ThingId thing, ThingId to, Step step) {
  detail(thing).on = to;
  tellOf(thing, step);
}

void Changes::setCounter(ThingId thing, std::size_t counter, int value, Step step) {
  std::int16_t& held = detail(thing).counters[counter];
  if (!step.from) step.from = held;
  held = static_cast<std::int16_t>(value);
  tellOf(thing, step);
}

void Changes::noteCounter(ThingId thing, std::size_t counter, int value) {
  detail(thing).counters[counter] = static_cast<std::int16_t>(value);
}

void Changes::noteMark(ThingId thing, std::size_t mark, bool marked) {
  std::uint8_t& marks = detail(thing).marks;
  const auto bit = static_cast<std::uint8_t>(1u << mark);
  marks = static_cast<std::uint8_t>(marked ? marks | bit : marks & ~bit);
}

void Changes::mark(ThingId thing, std::size_t mark, bool marked, Step step) {
  noteMark(thing, mark, marked);
  tellOf(thing, step);
}

void Changes::ageThings() {
  for (Thing& thing : state_->things) thing.fresh = false;
}

}  // namespace lk::rules
