#include "rules/games/wtactics_orc/rules/host.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/stats.h"
#include "rules/run/targets.h"

namespace lk::rules::wtactics_orc {

namespace {

int damageOn(const State& state, ThingId thing) {
  return findThing(state, thing)->counters[static_cast<std::size_t>(Counter::damage)];
}

/// Returns the creatures of the other side that lost Life in the battle and survived.
std::vector<Target> hurtBy(const Host& host, Seat side) {
  std::vector<Target> all;
  const State& s = host.state();
  const int hurt = get(s, Table::hurt);
  const auto add = [&](ThingId thing) {
    const Slot* slot = slotOf(s, thing);
    if (slot && *slot->owner != side && damageOn(s, thing) < stat(host.cards(), slot->card, Stat::life))
      all.push_back(Target::of(thing));
  };
  for (std::size_t i = 0; i < kMaxAttackers; ++i)
    if ((hurt >> i & 1) != 0) add(thingOf(s, attackerFigure(i)));
  if ((hurt & kTargetHurt) != 0) add(thingOf(s, Table::target));
  return all;
}

}  // namespace

Players Host::inOrder(std::uint8_t seats) const {
  Players all;
  const Seat first = turnSeat(state_);
  for (const Seat seat : {first, other(first)})
    if ((seats >> index(seat) & 1u) != 0) all.add(seat);
  return all;
}

void Host::nothing(const Frame& frame) {
  changes_->tell({.rule = rule::nothing, .what = "nothing_happens", .seat = frame.self, .card = frame.card});
}

std::vector<Target> Host::word(int place, const Standpoint& from) const {
  switch (static_cast<Word>(place)) {
    case Word::self:
      return slotOf(state_, from.source) ? std::vector{Target::of(from.source)} : std::vector<Target>();
    case Word::owner:
      return {Target::of(from.owner)};
    case Word::battle:
      return {};
    case Word::otherSide:
      return {Target::of(other(from.owner))};
    case Word::hurt:
      return hurtBy(*this, from.owner);
    case Word::twilight:
      return {Target::zone(twilightOf(from.owner))};
    case Word::graveyard:
      return {Target::zone(graveyardOf(from.owner))};
  }
  return {};
}

ZoneSet Host::zonesAt(int place) const {
  switch (static_cast<Place>(place)) {
    case Place::army:
      return ZoneSet::below(kSlots);
    case Place::graveyard:
      return {zone(Zone::graveyardA), zone(Zone::graveyardB)};
    case Place::emptySlots:
      break;
  }
  return {};
}

bool Host::fitsWords(const Selector& selector, const Slot& slot, const Standpoint& from) const {
  const auto& [row, state, weapon, near] = selector.words;
  if (slot.zone >= kSlots) return row == 0 && state == 0 && near == 0;
  const SlotId where = SlotId::ofZone(slot.zone);
  if (row != 0 && where.inFront() != (row == static_cast<int>(SelectorRow::front))) return false;
  if (state != 0 && findThing(state_, slot.thing)->isMarked(mark(Mark::marked)) !=
                        (state == static_cast<int>(SelectorState::marked)))
    return false;
  if (weapon != 0 && !hasWeapon(cards_, slot.card, static_cast<Weapon>(weapon))) return false;
  if (near == 0) return true;
  const Slot* self = slotOf(state_, from.source);
  if (!self || self->zone >= kSlots) return false;
  const SlotId mine = SlotId::ofZone(self->zone);
  return mine.army() == where.army() && has(adjacentTo(mine.place()), where.place());
}

std::vector<Target> Host::zones(const Selector& selector, const Standpoint& from) const {
  std::vector<Target> all;
  if ((selector.places >> static_cast<int>(Place::emptySlots) & 1u) == 0) return all;
  const Board board(state_);
  for (std::uint8_t place = 0; place < kSlots; ++place) {
    const SlotId slot = SlotId::ofZone(place);
    const bool own = slot.army() == from.owner;
    if (selector.side != Selector::Side::any && own != (selector.side == Selector::Side::own)) continue;
    if (selector.words[0] != 0 &&
        slot.inFront() != (selector.words[0] == static_cast<int>(SelectorRow::front)))
      continue;
    if (!has(board.taken(slot.army()), slot.place())) all.push_back(Target::zone(place));
  }
  return all;
}

int Host::printed(Target whose, int stat) const {
  const Slot* slot = slotOf(state_, whose.thing());
  return slot ? printedStat(cards_, slot->card, static_cast<Stats>(stat)) : 0;
}

/// Returns how steps name what an effect comes from: a creature, or its card.
Mention Host::causeOf(const Frame& why) const {
  const Mention source = mentionOf(state_, standpointOf(state_, why).source);
  return source.known() ? source : Mention{.card = why.card, .owner = why.self};
}

void Host::tellLasting(const Lingering& effect, Target on) {
  if (!changes_->steps().wanted()) return;
  static constexpr std::string_view kChanged[] = {"close", "ranged", "defense"};
  Step step{.rule = rule::activated,
            .seat = on.player(),
            .amount = effect.by,
            .thing = mentionOf(state_, on),
            .other = {.card = effect.card, .owner = effect.owner},
            .until = effect.duration};
  const auto stat = static_cast<Stats>(effect.what % kHalved);
  const bool halves = effect.what >= kHalved;
  if (effect.kind == Lasting::grant) {
    step.what = "granted";
    step.amount = effect.what;
  } else if (effect.kind == Lasting::forbid) {
    step.what = "cannot_move";
  } else if (stat == Stats::combatValue) {
    step.what = halves ? "combat_value_halved" : "combat_value";
  } else {
    const Board board(state_);
    step.what = kChanged[static_cast<std::size_t>(stat)];
    step.amount = valueOf(*this, board, board.slotOf(on.thing()), stat);
    if (!halves) step.from = std::max(0, step.amount - effect.by);
  }
  if (findThing(state_, on.thing()))
    changes_->tellOf(on.thing(), step);
  else
    changes_->tell(step);
}

void Host::hurt(Target whom, int amount, const Frame& why) {
  const Slot* slot = slotOf(state_, whom.thing());
  if (!slot || slot->zone >= kSlots) return;
  changes_->note(Table::killer, why.self ? static_cast<int>(index(*why.self)) + 1 : 0);
  changes_->setCounter(whom.thing(), static_cast<std::size_t>(Counter::damage),
                       damageOn(state_, whom.thing()) + amount,
                       {.rule = rule::damageToken,
                        .what = "hurt",
                        .amount = amount,
                        .slot = slot->zone + 1,
                        .other = causeOf(why),
                        .most = stat(cards_, slot->card, Stat::life)});
}

void Host::mend(Target whom, int amount, const Frame&) {
  const Slot* slot = slotOf(state_, whom.thing());
  if (!slot || slot->zone >= kSlots) return;
  const int before = damageOn(state_, whom.thing());
  const int healed = std::min(before, amount);
  changes_->setCounter(whom.thing(), static_cast<std::size_t>(Counter::damage), before - healed,
                       {.rule = rule::activated, .what = "healed", .amount = healed, .slot = slot->zone + 1});
}

void Host::moveTo(Target what, Target where, bool raised, const Frame& why) {
  const Slot* slot = slotOf(state_, what.thing());
  if (!slot || where.kind != Target::Kind::zone) return nothing(why);
  const Slot from = *slot;
  if (where.number >= kSlots) {
    if (from.zone >= kSlots) return nothing(why);
    return leavePlay(*this, what.thing(), where.number, {.rule = rule::shifts, .what = "shifted_out"});
  }
  const SlotId to = SlotId::ofZone(where.number);
  const Board board(state_);
  if (has(board.taken(to.army()), to.place()) || to.army() != *from.owner) return nothing(why);
  if (from.zone < kSlots) {
    if (isBarred(*this, board, SlotId::ofZone(from.zone), Bar::move)) return nothing(why);
    Slot moved = from;
    moved.zone = to.zone();
    return changes_->moveThing(what.thing(), moved,
                               {.rule = rule::activated,
                                .what = "shifted",
                                .slot = to.zone() + 1,
                                .thing = mentionOf(state_, what)});
  }
  const bool third = stat(cards_, from.card, Stat::level) == 2 && level2In(cards_, board, to.army()) >= 2;
  if (third) return nothing(why);
  changes_->clearAway([&](const Slot& each) { return each.thing == what.thing(); });
  comeIntoPlay(*this, from.card, to, {.rule = rule::activated, .what = raised ? "raised" : "shifted"});
}

void Host::setMarked(Target whom, bool marked, const Frame& why) {
  const Slot* slot = slotOf(state_, whom.thing());
  if (!slot || slot->zone >= kSlots) return;
  const Creature creature = Board(state_).at(SlotId::ofZone(slot->zone));
  if (creature.is(Mark::marked) == marked || (marked && isUsedUp(state_, creature))) return nothing(why);
  if (marked)
    markIt(*this, whom.thing(), rule::activated);
  else
    unmarkIt(*this, whom.thing(), rule::mayLeaveIt);
}

void Host::swap(Target one, Target other, const Frame& why) {
  const Slot* first = slotOf(state_, one.thing());
  const Slot* second = slotOf(state_, other.thing());
  if (!first || !second || first->zone >= kSlots || second->zone >= kSlots) return nothing(why);
  const Board board(state_);
  if (isBarred(*this, board, SlotId::ofZone(first->zone), Bar::move) ||
      isBarred(*this, board, SlotId::ofZone(second->zone), Bar::move))
    return nothing(why);
  Slot to = *first;
  Slot back = *second;
  std::swap(to.zone, back.zone);
  const auto shifted = [&](Target what, const Slot& now) {
    return Step{
        .rule = rule::activated, .what = "shifted", .slot = now.zone + 1, .thing = mentionOf(state_, what)};
  };
  const Step oneMoves = shifted(one, to);
  const Step otherMoves = shifted(other, back);
  changes_->moveThing(one.thing(), to, oneMoves);
  changes_->moveThing(other.thing(), back, otherMoves);
}

void Host::preventDamage(const Frame& why) {
  changes_->set(Table::prevented, 1,
                {.rule = rule::shifts,
                 .what = "damage_prevented",
                 .seat = why.self,
                 .card = why.card,
                 .thing = causeOf(why)});
}

}  // namespace lk::rules::wtactics_orc
