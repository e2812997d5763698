#include "rules/games/half_deck_dungeon_heroes/rules/readouts.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr std::pair<std::string_view, Attribute> kNamed[] = {{"strength", Attribute::strength},
                                                             {"magic", Attribute::magic}};

/// Returns a hero's attribute: that of the card, what the gear adds, and one-use gear in use if the encounter
/// asks for this attribute. It is the sum that attributeOf() returns for what is asked.
Count attribute(const State& s, const CardBook& cards, CardId hero, int place, std::string_view name,
                Attribute which) {
  Count count{.name = name, .base = valueOf(cards, hero, which)};
  count.now = *count.base;
  const auto add = [&](CardId card, int amount, RuleId why) {
    if (amount != 0) count.parts.push_back({.amount = amount, .rule = why, .card = card});
    count.now += amount;
  };
  if (const CardId gear = gearAt(s, place); gear.known()) add(gear, valueOf(cards, gear, which), rule::equip);
  if (const CardId met = encounter(s);
      met.known() && half_deck_dungeon_heroes::attributeOf(cards, met) == which)
    add(CardId(static_cast<std::uint16_t>(get(s, usedOf(place)))), get(s, extraOf(place)), rule::oneUse);
  return count;
}

Readout heroReadout(const State& s, const CardBook& cards, const Slot& hero, int place) {
  Readout readout;
  for (const auto& [name, which] : kNamed)
    readout.counts.push_back(attribute(s, cards, hero.card, place, name, which));
  readout.counts.push_back({.name = "life", .now = hero.counter, .most = kLife});
  return readout;
}

/// Returns what an enemy or trap asks for, and what an enemy has left and gives.
Readout encounterReadout(const CardBook& cards, const Slot& slot) {
  Readout readout;
  if (const int number = numberOf(cards, slot.card); number > 0) {
    const bool strength = half_deck_dungeon_heroes::attributeOf(cards, slot.card) == Attribute::strength;
    readout.counts.push_back({.name = strength ? "strength_needed" : "magic_needed", .now = number});
  }
  if (const int life = lifeOf(cards, slot.card); life > 0)
    readout.counts.push_back({.name = "life", .now = slot.counter, .most = life});
  if (const int loot = lootOf(cards, slot.card); loot > 0)
    readout.counts.push_back({.name = "loot", .now = loot});
  return readout;
}

Readout readoutOf(const State& s, const CardBook& cards, const Slot& slot) {
  if (!slot.card.known()) return {};
  if (slot.zone == zone(Zone::encounter)) return encounterReadout(cards, slot);
  for (int place = 1; place <= kPlaces; ++place)
    if (slot.zone == heroZone(place)) return heroReadout(s, cards, slot, place);
  return {};
}

}  // namespace

Readouts readouts(const State& state, const CardBook& cards) {
  Readouts all;
  for (const Slot& slot : state.lying) all.lying.push_back(readoutOf(state, cards, slot));
  return all;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
