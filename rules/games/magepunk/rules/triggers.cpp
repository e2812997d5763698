#include "rules/games/magepunk/rules/triggers.h"

#include <algorithm>

#include "rules/games/magepunk/options.h"
#include "rules/run/chain.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

bool notices(const Host& host, const Ability& ability, Hook hook, Target subject, Target whom,
             const Standpoint& from) {
  if (!isAt(ability, hook)) return false;
  if (hook == Hook::refreshed)
    return is(host.state(), Option::refresh, Refresh::everybody) || from.owner == active(host.state());
  if (hook == Hook::dealsDamage && abilityField(ability, AbilityField::to) == 1 && !whom.player())
    return false;
  return means(host, abilityField(ability, AbilityField::of), subject, from);
}

/// Returns whether the waiting ability belongs to this seat.
bool isOf(const Stored& waiting, Seat seat) {
  return waiting.frame.self == seat;
}

}  // namespace

void fire(Host& host, Hook hook, Target subject, Target whom) {
  const Slots& lying = host.state().lying;
  for (const std::size_t at : lying.in(zone(Zone::battlefield))) {
    const Slot& slot = lying[at];
    if (!slot.thing.known()) continue;
    const std::vector<Ability>& all = host.cards().program(slot.card).abilities;
    const Standpoint from{slot.card, *slot.owner, slot.thing};
    for (std::size_t i = 0; i < all.size(); ++i)
      if (notices(host, all[i], hook, subject, whom, from))
        host.changes().stored().push_back(
            {.moments = static_cast<std::int16_t>(i),
             .frame = {.card = slot.card, .self = slot.owner, .place = slot.thing.number()}});
  }
}

void beginPermanents(Host& host, ThingId thing) {
  const Slot slot = *slotOf(host.state(), thing);
  const std::vector<Ability>& all = host.cards().program(slot.card).abilities;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (isAt(all[i], Hook::permanent))
      beginAlone(host, static_cast<int>(i), {slot.card, *slot.owner, slot.thing});
}

bool owesOrder(const State& state, Seat seat) {
  if (get(state, Table::oldestFirst) != 0 || (get(state, Table::ordered) >> index(seat) & 1) != 0)
    return false;
  const Stored* first = nullptr;
  for (const Stored& each : state.stored) {
    if (!isOf(each, seat)) continue;
    if (first && (first->frame.card != each.frame.card || first->moments != each.moments)) return true;
    first = &each;
  }
  return false;
}

std::vector<CardId> waiting(const State& state, Seat seat) {
  std::vector<CardId> cards;
  for (const Stored& each : state.stored)
    if (isOf(each, seat)) cards.push_back(each.frame.card);
  return cards;
}

bool takeOrder(Changes& changes, Seat seat, std::span<const CardId> cards) {
  const std::vector<CardId> now = waiting(changes.state(), seat);
  if (!std::is_permutation(cards.begin(), cards.end(), now.begin(), now.end())) return false;
  std::vector<Stored> left;
  for (const Stored& each : changes.state().stored)
    if (isOf(each, seat)) left.push_back(each);
  std::vector<Stored> sorted;
  for (const CardId card : cards) {
    const auto next =
        std::find_if(left.begin(), left.end(), [&](const Stored& each) { return each.frame.card == card; });
    sorted.push_back(*next);
    left.erase(next);
  }
  std::vector<Stored>& all = changes.stored();
  std::erase_if(all, [&](const Stored& each) { return isOf(each, seat); });
  all.insert(all.begin(), sorted.begin(), sorted.end());
  return true;
}

void beginNext(Host& host) {
  std::vector<Stored>& all = host.changes().stored();
  const Seat first = active(host.state());
  auto next = std::find_if(all.begin(), all.end(), [&](const Stored& each) { return isOf(each, first); });
  if (next == all.end()) next = all.begin();
  const Stored begun = *next;
  all.erase(next);
  const Mention source = mentionOf(host.state(), ThingId(begun.frame.place));
  host.changes().tell(
      {.rule = rule::triggered,
       .what = "triggers",
       .seat = begun.frame.self,
       .card = begun.frame.card,
       .thing = source.known() ? source : Mention{.card = begun.frame.card, .owner = begun.frame.self},
       .ability = static_cast<std::uint8_t>(begun.moments)});
  beginAlone(host, begun.moments, {begun.frame.card, *begun.frame.self, ThingId(begun.frame.place)});
}

}  // namespace lk::rules::magepunk
