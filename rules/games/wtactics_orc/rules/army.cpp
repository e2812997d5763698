#include "rules/games/wtactics_orc/rules/army.h"

#include <algorithm>

#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/triggers.h"

namespace lk::rules::wtactics_orc {

namespace {

int stepSlot(SlotId slot) {
  return slot.zone() + 1;
}

/// Removes the first card of a kind from a zone.
void takeOne(Host& host, std::uint8_t from, CardId card) {
  bool taken = false;
  host.changes().clearAway([&](const Slot& slot) {
    const bool one = !taken && slot.zone == from && slot.card == card;
    taken = taken || one;
    return one;
  });
}

Slot buried(Seat owner, CardId card) {
  return {.zone = graveyardOf(owner), .card = card, .owner = owner, .knownTo = Knowers::everyone()};
}

}  // namespace

ThingId stand(Host& host, CardId card, SlotId slot, Step step) {
  host.changes().note(slot.army(), Of::fielded, 1);
  host.changes().note(slot.army(), Of::inPlay, get(host.state(), slot.army(), Of::inPlay) + 1);
  step.seat = slot.army();
  step.slot = stepSlot(slot);
  return host.changes().bring(
      Slot{.zone = slot.zone(), .card = card, .owner = slot.army(), .knownTo = Knowers::everyone()}, step);
}

void comeIntoPlay(Host& host, CardId card, SlotId slot, Step step) {
  const ThingId thing = stand(host, card, slot, step);
  markIt(host, thing, rule::comesMarked);
  trigger(host, Hook::enters, thing);
}

int level2In(const CardBook& cards, const Board& board, Seat army) {
  int count = 0;
  for (const int place : Places(board.creatures(army)))
    count += stat(cards, board.cardAt({army, place}), Stat::level) == 2 ? 1 : 0;
  return count;
}

bool isUsedUp(const State& state, const Creature& creature) {
  return is(state, Option::remark, Allowed::no) && creature.is(Mark::usedUp);
}

void markIt(Host& host, ThingId thing, RuleId why) {
  Changes& changes = host.changes();
  const SlotId where = SlotId::ofZone(slotOf(host.state(), thing)->zone);
  changes.mark(thing, mark(Mark::marked), true, {.rule = why, .what = "marked", .slot = stepSlot(where)});
  if (is(host.state(), Option::remark, Allowed::no)) changes.noteMark(thing, mark(Mark::usedUp), true);
}

void unmarkIt(Host& host, ThingId thing, RuleId why) {
  const SlotId where = SlotId::ofZone(slotOf(host.state(), thing)->zone);
  host.changes().mark(thing, mark(Mark::marked), false,
                      {.rule = why, .what = "unmarked", .slot = stepSlot(where)});
}

void leavePlay(Host& host, ThingId thing, std::uint8_t pile, Step step) {
  const Slot gone = *slotOf(host.state(), thing);
  const Seat owner = *gone.owner;
  step.slot = stepSlot(SlotId::ofZone(gone.zone));
  step.seat = owner;
  step.thing = mentionOf(host.state(), thing);
  Changes& changes = host.changes();
  changes.note(owner, Of::inPlay, get(host.state(), owner, Of::inPlay) - 1);
  changes.clearAway([&](const Slot& slot) { return slot.thing == thing; });
  if (pile == twilightOf(owner))
    changes.lay({.zone = pile,
                 .card = gone.card,
                 .face = Face::down,
                 .owner = owner,
                 .knownTo = twilightKnowers(host.state(), owner)},
                step);
  else
    changes.lay(buried(owner, gone.card), step);
}

Knowers twilightKnowers(const State& state, Seat owner) {
  return is(state, Option::twilightSecret, Secret::yes) ? Knowers::only(owner) : Knowers::everyone();
}

int inTwilight(const State& state, Seat seat, CardId card) {
  return static_cast<int>(std::count_if(state.lying.begin(), state.lying.end(), [&](const Slot& slot) {
    return slot.zone == twilightOf(seat) && slot.card == card;
  }));
}

void spendTwilight(Host& host, Seat seat, CardId card, RuleId why) {
  takeOne(host, twilightOf(seat), card);
  host.changes().lay(buried(seat, card), {.rule = why, .what = "twilight_spent", .seat = seat});
}

void emptyTwilight(Host& host, Seat seat) {
  const Slots& lying = host.state().lying;
  for (int at = lying.first(twilightOf(seat)); at >= 0; at = lying.first(twilightOf(seat))) {
    const CardId card = slotAt(host.state(), at).card;
    takeOne(host, twilightOf(seat), card);
    host.changes().lay(buried(seat, card),
                       {.rule = rule::twilightEnds, .what = "twilight_lost", .seat = seat});
  }
}

bool lacks(const State& state, Seat seat, CardId card) {
  return knowsDeck(state, seat) &&
         std::none_of(state.lying.begin(), state.lying.end(),
                      [&](const Slot& slot) { return slot.zone == deckOf(seat) && slot.card == card; });
}

void takeFromDeck(Host& host, Seat seat, CardId card) {
  if (knowsDeck(host.state(), seat)) takeOne(host, deckOf(seat), card);
}

void shrinkDeck(Host& host, Seat seat, int count) {
  if (figure(host.state(), seat, Of::deck).present)
    host.changes().note(seat, Of::deck, std::max(0, get(host.state(), seat, Of::deck) - count));
}

void layDeck(Host& host, Seat seat, std::span<const DeckCount> cards) {
  Changes& changes = host.changes();
  changes.clearAway([&](const Slot& slot) { return slot.zone == deckOf(seat); });
  int count = 0;
  for (const DeckCount& each : cards) {
    count += each.count;
    for (int n = 0; n < each.count; ++n)
      changes.add({.zone = deckOf(seat),
                   .card = each.card,
                   .face = Face::down,
                   .owner = seat,
                   .knownTo = Knowers::only(seat)});
  }
  changes.note(seat, Of::deckShown, 1);
  changes.set(seat, Of::deck, count, {.rule = rule::deckSecret, .what = "deck_known", .amount = count});
}

void forgetDeck(Host& host, Seat seat) {
  host.changes().note(seat, Of::deckShown, 0);
  host.changes().clearAway([&](const Slot& slot) { return slot.zone == deckOf(seat); });
}

std::string_view strange(const Host& host, Seat seat, CardId card) {
  const int known = get(host.state(), seat, Of::faction);
  const CardBook& cards = host.cards();
  if (known != 0 && !areOfOneFaction(cards, CardId(static_cast<std::uint16_t>(known)), card))
    return "wrong_faction";
  return lacks(host.state(), seat, card) ? "not_in_deck" : "";
}

void noteFaction(Host& host, Seat seat, CardId card) {
  if (get(host.state(), seat, Of::faction) == 0) host.changes().note(seat, Of::faction, card.place());
}

}  // namespace lk::rules::wtactics_orc
