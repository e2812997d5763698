#include "host.h"

#include "rules/run/lasting.h"

namespace lk::rules::kiteyard {

namespace {

enum class Word : std::uint8_t { self, owner, host };
enum class Place : std::uint8_t { yard, discard, hand, chain };

}  // namespace

Players Host::inOrder(std::uint8_t seats) const {
  Players all;
  for (std::size_t i = 0; i < state().seatCount; ++i)
    if ((seats >> i & 1u) != 0) all.add(kAllSeats[i]);
  return all;
}

void Host::nothing(const Frame& frame) {
  changes_.tell({.rule = {"K-4"}, .what = "nothing", .seat = frame.self, .card = frame.card});
}

std::vector<Target> Host::word(int place, const Standpoint& from) const {
  switch (static_cast<Word>(place)) {
    case Word::self:
      return from.source.known() ? std::vector{Target::of(from.source)} : std::vector<Target>();
    case Word::owner:
      return {Target::of(from.owner)};
    case Word::host: {
      const Thing* tail = findThing(state(), from.source);
      return tail && tail->on.known() ? std::vector{Target::of(tail->on)} : std::vector<Target>();
    }
  }
  return {};
}

ZoneSet Host::zonesAt(int place) const {
  const ZoneSet yard = static_cast<std::uint8_t>(Zone::yard);
  return place == static_cast<int>(Place::yard) ? yard : ZoneSet::ofBits(~yard.bits());
}

int Host::printed(Target whose, int) const {
  const Slot* slot = slotOf(state(), whose.thing());
  if (!slot) return 0;
  return cards_[slot->card].figure("strength") +
         findThing(state(), slot->thing)->counters[static_cast<std::size_t>(Counter::knots)];
}

void Host::setWind(Seat seat, int wind, std::string_view what) {
  changes_.set(seat, Of::wind, std::max(0, wind),
               {.rule = {"K-8"}, .what = what, .amount = std::max(0, wind)});
  if (wind > 0) return;
  Result result{.finished = true, .by = "wind"};
  int most = -1;
  for (std::size_t i = 0; i < state().seatCount; ++i) {
    const int its = get(state(), kAllSeats[i]);
    if (its == most) result.winner = std::nullopt;
    if (its > most) result.winner = kAllSeats[i];
    most = std::max(most, its);
  }
  changes_.result(std::move(result));
}

void Host::hurt(Target whom, int amount, const Frame&) {
  if (const auto player = whom.player()) return setWind(*player, get(state(), *player) - amount, "wind");
  const Thing* thing = findThing(state(), whom.thing());
  if (!thing) return;
  const int damage = thing->counters[static_cast<std::size_t>(Counter::damage)] + amount;
  changes_.setCounter(thing->id, static_cast<std::size_t>(Counter::damage), damage,
                      {.rule = {"K-7"}, .what = "damage", .amount = amount});
  if (damage >= 2) leave(whom.thing(), false);
}

void Host::mend(Target whom, int amount, const Frame&) {
  if (const auto player = whom.player()) setWind(*player, get(state(), *player) + amount, "mended");
}

void Host::count(int counter, Target on, int add, const Frame&) {
  if (const Thing* thing = findThing(state(), on.thing())) {
    const auto place = static_cast<std::size_t>(counter);
    changes_.setCounter(thing->id, place, thing->counters[place] + add,
                        {.rule = {"K-3"}, .what = vocabulary().counters[place], .amount = add});
  }
}

void Host::move(Target what, int place, const Frame&) {
  if (what.thing().known()) leave(what.thing(), place == static_cast<int>(Place::hand));
}

void Host::leave(ThingId thing, bool toHand) {
  for (const ThingId tail : attachedTo(state(), thing)) leave(tail, false);
  Slot slot = *slotOf(state(), thing);
  if (toHand) {
    changes_.tell({.rule = {"K-5"}, .what = "brought", .seat = slot.owner, .card = slot.card});
    changes_.clearAway([&](const Slot& each) { return each.thing == thing; });
    return;
  }
  slot.zone = static_cast<std::uint8_t>(static_cast<int>(Zone::discardA) + static_cast<int>(*slot.owner));
  changes_.clearAway([&](const Slot& each) { return each.thing == thing; });
  slot.thing = {};
  changes_.lay(slot, {.rule = {"K-5"}, .what = "brought", .seat = slot.owner});
}

}  // namespace lk::rules::kiteyard
