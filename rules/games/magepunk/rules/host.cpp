#include "rules/games/magepunk/rules/host.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/ledger.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/games/magepunk/steps.h"
#include "rules/run/lasting.h"

namespace lk::rules::magepunk {

Players Host::inOrder(std::uint8_t seats) const {
  Players all;
  for (const Seat seat : {active(state()), other(active(state()))})
    if ((seats >> index(seat) & 1u) != 0) all.add(seat);
  return all;
}

void Host::nothing(const Frame& frame) {
  changes_.tell({.rule = rule::text, .what = "nothing", .seat = frame.self, .card = frame.card});
}

std::vector<Target> Host::word(int place, const Standpoint& from) const {
  switch (static_cast<Word>(place)) {
    case Word::self:
      return from.source.known() ? std::vector{Target::of(from.source)} : std::vector<Target>();
    case Word::owner:
      return {Target::of(from.owner)};
    case Word::opponent:
      return {Target::of(other(from.owner))};
  }
  return {};
}

bool Host::isWord(int place, Target what, const Standpoint& from) const {
  switch (static_cast<Word>(place)) {
    case Word::self:
      return from.source.known() && what.thing() == from.source;
    case Word::owner:
      return what.player() == from.owner;
    case Word::opponent:
      return what.player() == other(from.owner);
  }
  return false;
}

ZoneSet Host::zonesAt(int place) const {
  switch (static_cast<Place>(place)) {
    case Place::battlefield:
      return zone(Zone::battlefield);
    case Place::discard:
      return {zone(Zone::discardA), zone(Zone::discardB)};
    case Place::hand:
      return {zone(Zone::handA), zone(Zone::handB)};
    case Place::resources:
      return {lanesOf(Seat::A), lanesOf(Seat::B)};
    case Place::chain:
      break;  // the chain holds links, not slots
  }
  return {};
}

bool Host::isStanding(const Slot& slot, int) const {
  return isLane(slot);
}

int Host::printed(Target whose, int stat) const {
  const Slot* slot = slotOf(state(), whose.thing());
  if (!slot || !slot->card.known()) return 0;
  const bool impact = static_cast<Stat>(stat) == Stat::impact;
  return magepunk::printed(cards_, slot->card, impact ? Printed::impact : Printed::durability);
}

int Host::impact(ThingId entity) const {
  return std::max(0, statOf(*this, Target::of(entity), static_cast<int>(Stat::impact)));
}
int Host::durability(ThingId thing) const {
  return statOf(*this, Target::of(thing), static_cast<int>(Stat::durability));
}
bool Host::has(ThingId thing, Keyword keyword) const {
  return isUnder(*this, Target::of(thing), Lasting::grant, static_cast<int>(keyword));
}
bool Host::isBarred(ThingId thing, Bar bar) const {
  return isUnder(*this, Target::of(thing), Lasting::forbid, static_cast<int>(bar));
}
bool Host::isDelayed(ThingId entity) const {
  const Thing* its = findThing(state(), entity);
  return its && its->fresh && !has(entity, Keyword::swift);
}

bool Host::canBeDamaged(const Slot& slot) const {
  if (typeOf(cards_, slot.card) == CardType::entity) return true;
  return magepunk::printed(cards_, slot.card, Printed::durability) > 0 ||
         is(state(), Option::nodeAttack, NodeAttack::anyDamageDestroys);
}

void Host::setLife(Seat seat, int life, RuleId why, std::string_view what, std::optional<int> clash,
                   const Mention& by) {
  const int cap = number(state(), Option::lifeCap);
  const int before = get(state(), seat, Of::life);
  const int now = cap > 0 && life > before ? std::max(before, std::min(life, cap)) : life;
  changes_.set(seat, Of::life, now, {.rule = why, .what = what, .amount = now, .slot = clash, .other = by});
}

void Host::tellLasting(const Lingering& effect, Target on) {
  Step step{.rule = rule::text,
            .seat = on.player(),
            .amount = effect.by,
            .thing = mentionOf(state(), on),
            .other = {.card = effect.card, .owner = effect.owner},
            .until = effect.duration};
  switch (effect.kind) {
    case Lasting::modify: {
      const bool impact = effect.what == static_cast<std::uint8_t>(Stat::impact);
      const int now = statOf(*this, on, effect.what);
      step.what = impact ? "impact" : "durability";
      step.amount = std::max(0, now);
      step.from = std::max(0, now - effect.by);
      break;
    }
    case Lasting::grant:
      step.what = "granted";
      step.amount = effect.what;
      break;
    case Lasting::forbid:
      step.what = effect.what == static_cast<std::uint8_t>(Bar::attack) ? "cannot_attack" : "cannot_block";
      break;
    case Lasting::prevent:
      step.what = "shielded";
      break;
  }
  if (findThing(state(), on.thing()))
    changes_.tellOf(on.thing(), step);
  else
    changes_.tell(step);
}

int Host::strike(ThingId source, Target whom, int amount, RuleId why, std::optional<int> clash,
                 const Mention& by) {
  const Slot* slot = slotOf(state(), whom.thing());
  const bool thing = slot && isOnBattlefield(*slot) && canBeDamaged(*slot);
  if (amount <= 0 || (!whom.player() && !thing)) return 0;
  const bool told = changes_.steps().wanted();
  const Mention from = told && source.known() ? mentionOf(state(), source) : by;
  const int prevented = takePrevented(*this, whom, amount);
  if (prevented > 0)
    changes_.tell({.rule = rule::text,
                   .what = "prevented",
                   .seat = thing ? slot->owner : whom.player(),
                   .amount = prevented,
                   .card = thing ? slot->card : CardId(),
                   .slot = clash,
                   .thing = mentionOf(state(), whom),
                   .other = from});
  const int dealt = amount - prevented;
  if (dealt == 0) return 0;
  if (const auto player = whom.player()) {
    setLife(*player, get(state(), *player, Of::life) - dealt, why, "hurt", clash, from);
  } else {
    const int before = counterOf(state(), whom.thing(), Counter::damage);
    changes_.setCounter(whom.thing(), place(Counter::damage), before + dealt,
                        {.rule = why,
                         .what = "damage",
                         .amount = before + dealt,
                         .slot = clash,
                         .other = from,
                         .most = told ? std::optional(durability(whom.thing())) : std::nullopt});
  }
  if (source.known()) fire(*this, Hook::dealsDamage, Target::of(source), whom);
  return dealt;
}

void Host::hurt(Target whom, int amount, const Frame& why) {
  strike(standpointOf(state(), why).source, whom, amount, whom.player() ? rule::text : rule::damage, {},
         {.card = why.card, .owner = why.self});
}

void Host::mend(Target whom, int amount, const Frame&) {
  if (const auto player = whom.player())
    return setLife(*player, get(state(), *player, Of::life) + amount, rule::text, "healed");
  if (!findThing(state(), whom.thing())) return;
  const int now = std::max(0, counterOf(state(), whom.thing(), Counter::damage) - amount);
  changes_.setCounter(
      whom.thing(), place(Counter::damage), now,
      {.rule = rule::text, .what = "mended", .amount = now, .most = durability(whom.thing())});
}

void Host::count(int counter, Target on, int add, const Frame&) {
  const auto player = on.player();
  if (!player) return;
  if (static_cast<Counted>(counter) == Counted::life)
    return setLife(*player, get(state(), *player, Of::life) + add, rule::text,
                   add < 0 ? "loses_life" : "healed");
  gain(changes_, *player, static_cast<Energy>(counter - static_cast<int>(Counted::charge)), add,
       rule::charges);
}

void Host::move(Target what, int place, const Frame&) {
  send(what.thing(), static_cast<Place>(place), Why::returned);
}

void Host::draw(Seat seat, int count, RuleId why) {
  const int drawn = std::min(count, get(state(), seat, Of::deck));
  if (drawn > 0) {
    changes_.note(seat, Of::hand, get(state(), seat, Of::hand) + drawn);
    changes_.note(seat, Of::deck, get(state(), seat, Of::deck) - drawn);
    if (is(state(), Option::skirmish, Skirmish::commonDeck))
      changes_.note(other(seat), Of::deck, get(state(), seat, Of::deck));
    changes_.tell({.rule = why, .what = "draws", .seat = seat, .amount = drawn});
  }
  if (drawn == count) return;
  changes_.note(seat, Of::lost, get(state(), seat, Of::lost) + count - drawn);
  changes_.tell({.rule = rule::cannotDraw, .what = "cannot_draw", .seat = seat});
}

ThingId Host::arrive(CardId card, Seat owner) {
  const ThingId thing = changes_.bring(
      {.zone = zone(Zone::battlefield), .card = card, .owner = owner, .knownTo = Knowers::everyone()},
      {.rule = rule::faceUp, .what = "enters"}, Numbered::inItsZone);
  beginPermanents(*this, thing);
  fire(*this, Hook::enters, Target::of(thing), Target());
  return thing;
}

void Host::lift(ThingId thing) {
  for (Stored& waiting : changes_.stored())
    if (waiting.frame.place == thing.number()) waiting.frame.place = 0;
  for (std::size_t i = 0; i < state().things.size(); ++i) {
    Thing each = state().things[i];
    if (!each.isMarked(kAttacking) || each.counters[place(Counter::at)] != thing.number()) continue;
    each.counters[place(Counter::at)] = kNodeGone;
    changes_.arrange(each);
  }
  changes_.clearAway([&](const Slot& slot) { return slot.thing == thing; });
}

void Host::toDiscard(Seat owner, CardId card, RuleId why, std::string_view what, const Mention& was) {
  const ThingId thing = changes_.bring(
      {.zone = zoneOf(Zone::discardA, owner), .card = card, .owner = owner, .knownTo = Knowers::everyone()},
      {.rule = why, .what = what, .thing = was.known() ? was : Mention{.card = card, .owner = owner}},
      Numbered::inItsZone);
  settleDown(changes_, thing);
}

void Host::send(ThingId thing, Place to, Why why) {
  const Slot* lies = slotOf(state(), thing);
  if (!lies) return;
  const Slot slot = *lies;
  if (to == Place::discard && why == Why::destroyed && isOnBattlefield(slot))
    return destroy(std::span(&thing, 1), rule::text);
  const bool hand = slot.zone == zoneOf(Zone::handA, *slot.owner);
  const bool possible =
      to == Place::hand || to == Place::discard || (to == Place::battlefield && slot.card.known());
  if (!possible || (hand && to == Place::hand)) return;
  const Mention was = mentionOf(state(), thing);
  if (isLane(slot)) noteGone(changes_, slot);
  lift(thing);
  if (hand) changes_.note(*slot.owner, Of::hand, get(state(), *slot.owner, Of::hand) - 1);
  if (to == Place::battlefield) {
    arrive(slot.card, *slot.owner);
  } else if (to == Place::discard) {
    toDiscard(*slot.owner, slot.card, rule::discard, "discarded", was);
  } else {
    changes_.note(*slot.owner, Of::hand, get(state(), *slot.owner, Of::hand) + 1);
    changes_.tell({.rule = rule::text,
                   .what = "returned",
                   .seat = slot.owner,
                   .card = slot.knownTo == Knowers::everyone() ? slot.card : CardId(),
                   .thing = was});
  }
}

void Host::destroy(std::span<const ThingId> dying, RuleId why) {
  for (const ThingId thing : dying) fire(*this, Hook::destroyed, Target::of(thing), Target());
  for (const ThingId thing : dying) {
    const Slot slot = *slotOf(state(), thing);
    const Mention was = mentionOf(state(), thing);
    lift(thing);
    toDiscard(*slot.owner, slot.card, why, "destroyed", was);
  }
}

void Host::sacrifice(ThingId thing, CardId face) {
  const Slot slot = *slotOf(state(), thing);
  const bool honest =
      !isLane(slot) || (energyOf(cards_, face) == energyOf(slot) && mayBeResource(cards_, face));
  const std::vector<CardId> paid = honest ? std::vector<CardId>() : paidFrom(state(), slot.zone);
  const Mention was = isLane(slot) ? Mention() : mentionOf(state(), thing);
  if (isLane(slot)) noteGone(changes_, slot);
  lift(thing);
  toDiscard(*slot.owner, face, rule::sacrifice, "sacrificed", was);
  if (!honest) tellFalse(slot, face, paid);
}

/// Tells that a card was no resource of its lane, and what charges of the lane paid for in this turn: which
/// of them was its own nobody can say.
void Host::tellFalse(const Slot& slot, CardId face, std::span<const CardId> paid) {
  const auto lane = static_cast<std::size_t>(energyOf(slot));
  const auto own = static_cast<std::size_t>(energyOf(cards_, face));
  const auto say = [&](std::string_view what, CardId card) {
    changes_.tell({.rule = rule::falseResource, .what = what, .seat = slot.owner, .card = card});
  };
  say("false_resource", face);
  say(kLayAs[lane], face);
  say(own == lane ? std::string_view("no_resource") : kIsOf[own], face);
  for (const CardId card : paid) say(kPaidFor[lane], card);
  if (paid.empty()) say("false_unspent", face);
}

ThingId Host::showFromHand(Seat seat, CardId card) {
  return changes_.bring(
      {.zone = zoneOf(Zone::handA, seat), .card = card, .owner = seat, .knownTo = Knowers::everyone()},
      {.rule = rule::text, .what = "shown"}, Numbered::inItsZone);
}

}  // namespace lk::rules::magepunk
