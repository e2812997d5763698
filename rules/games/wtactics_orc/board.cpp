#include "rules/games/wtactics_orc/board.h"

#include "rules/games/wtactics_orc/language.h"

namespace lk::rules::wtactics {

Board::Board(const State& state) {
  std::array<std::uint8_t, 256> zoneOf;  // by thing
  zoneOf.fill(kSlots);
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

std::uint16_t Board::permanents(const CardBook& cards, Lasting kind) const {
  if (permanents_) return (*permanents_)[static_cast<std::size_t>(kind)];
  permanents_.emplace();
  for (std::size_t zone = 0; zone < kSlots; ++zone) {
    if (!creatures_[zone].there()) continue;
    const Program& program = cards.program(creatures_[zone].card);
    for (const Ability& ability : program.abilities) {
      if (ability.hook != static_cast<std::uint8_t>(Hook::permanent)) continue;
      for (int at = ability.body.begin; at < ability.body.end; ++at)
        if (const auto lasts = lastingOf(program.code[static_cast<std::size_t>(at)]))
          (*permanents_)[static_cast<std::size_t>(*lasts)] |= static_cast<std::uint16_t>(1u << zone);
    }
  }
  return (*permanents_)[static_cast<std::size_t>(kind)];
}

SlotId Board::slotOf(ThingId thing) const {
  for (std::uint8_t zone = 0; zone < kSlots; ++zone)
    if (creatures_[zone].thing == thing && thing.known()) return SlotId::ofZone(zone);
  return {};
}

}  // namespace lk::rules::wtactics
