#include "rules/games/wtactics_orc/rules/board.h"

#include "rules/games/wtactics_orc/cards/language.h"

namespace lk::rules::wtactics_orc {

Board::Board(const State& state) {
  for (const std::size_t at : state.lying.in(ZoneSet::below(kSlots))) {
    const Slot& slot = state.lying[at];
    const std::size_t army = slot.zone / kArmy;
    const Mask place = bit(slot.zone % kArmy);
    taken_[army] = static_cast<Mask>(taken_[army] | place);
    Creature& creature = creatures_[slot.zone];
    creature.hidden = !slot.thing.known();
    if (creature.hidden) continue;
    const Thing& thing = *findThing(state, slot.thing);
    creature.card = slot.card;
    creature.thing = slot.thing;
    creature.marks = thing.marks;
    creature.damage = thing.counters[static_cast<std::size_t>(Counter::damage)];
    there_[army] = static_cast<Mask>(there_[army] | place);
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

}  // namespace lk::rules::wtactics_orc
