#include "rules/games/wtactics_orc/board.h"

#include "rules/games/wtactics_orc/language.h"

namespace lk::rules::wtactics {

Board::Board(const State& state) {
  std::array<std::uint8_t, 256> zoneOf;  // by thing; only those in armies are ever read
  for (const Thing& thing : state.things) zoneOf[thing.id.number()] = kSlots;
  for (const Slot& slot : state.lying) {
    if (slot.zone >= kSlots) continue;
    const SlotId where = SlotId::ofZone(slot.zone);
    Creature& creature = creatures_[slot.zone];
    creature.card = slot.card;
    creature.thing = slot.thing;
    creature.hidden = !slot.card.known();
    Mask& taken = taken_[index(where.army())];
    taken = static_cast<Mask>(taken | bit(where.place()));
    if (creature.hidden) continue;
    Mask& there = there_[index(where.army())];
    there = static_cast<Mask>(there | bit(where.place()));
    zoneOf[slot.thing.number()] = slot.zone;
  }
  for (const Thing& thing : state.things) {
    const std::uint8_t zone = zoneOf[thing.id.number()];
    if (zone >= kSlots) continue;
    creatures_[zone].marks = thing.marks;
    creatures_[zone].damage = thing.counters[static_cast<std::size_t>(Counter::damage)];
  }
}

std::uint16_t Board::permanents(const CardBook& cards) const {
  if (permanents_) return *permanents_;
  std::uint16_t all = 0;
  for (std::size_t zone = 0; zone < kSlots; ++zone) {
    if (!creatures_[zone].there()) continue;
    for (const Ability& ability : cards.program(creatures_[zone].card).abilities)
      if (ability.hook == static_cast<std::uint8_t>(Hook::permanent))
        all = static_cast<std::uint16_t>(all | 1u << zone);
  }
  permanents_ = all;
  return all;
}

SlotId Board::slotOf(ThingId thing) const {
  for (std::uint8_t zone = 0; zone < kSlots; ++zone)
    if (creatures_[zone].thing == thing && thing.known()) return SlotId::ofZone(zone);
  return {};
}

}  // namespace lk::rules::wtactics
