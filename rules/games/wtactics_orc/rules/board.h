// Both armies as the state has them now. Judging asks for these facts again and again.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/games/wtactics_orc/figures.h"

namespace lk::rules::wtactics_orc {

/// The content of a slot. It is empty if it is neither there() nor hidden.
struct Creature {
  ThingId thing;  // none while its card is face down
  CardId card;
  std::uint8_t marks = 0;
  std::int16_t damage = 0;
  bool hidden = false;

  [[nodiscard]] bool there() const { return card.known(); }
  [[nodiscard]] bool is(Mark its) const { return (marks >> mark(its) & 1u) != 0; }
};

/// Reads the state, which must outlive it. Ask a new one about permanent abilities after creatures came or
/// left: they are looked up once.
class Board {
 public:
  explicit Board(const State& state) : state_(&state) {}

  [[nodiscard]] Creature at(SlotId slot) const {
    const int place = state_->lying.first(slot.zone());
    if (place < 0) return {};
    const Slot& its = slotAt(*state_, place);
    if (!its.thing.known()) return {.hidden = true};
    const Thing& thing = *findThing(*state_, its.thing);
    return {.thing = its.thing,
            .card = its.card,
            .marks = thing.marks,
            .damage = thing.counters[static_cast<std::size_t>(Counter::damage)]};
  }
  /// Returns the card of a creature. Precondition: one is in play there.
  [[nodiscard]] CardId cardAt(SlotId slot) const {
    return slotAt(*state_, state_->lying.first(slot.zone())).card;
  }
  /// Returns the slots with a card, face down included.
  [[nodiscard]] Mask taken(Seat army) const { return maskOf(state_->lying.filled(), army); }
  [[nodiscard]] Mask empty(Seat army) const { return static_cast<Mask>(~taken(army)); }
  /// Returns the slots with creatures in play.
  [[nodiscard]] Mask creatures(Seat army) const { return maskOf(state_->lying.withThings(), army); }
  /// Returns creatures of both armies whose card has a permanent ability of that kind, one bit per zone.
  [[nodiscard]] std::uint16_t permanents(const CardBook& cards, Lasting kind) const;
  /// Returns the slot of a thing; none if it is in no army.
  [[nodiscard]] SlotId slotOf(ThingId thing) const {
    const Slot* slot = rules::slotOf(*state_, thing);
    return slot ? SlotId::ofZone(slot->zone) : SlotId();
  }

 private:
  [[nodiscard]] static Mask maskOf(ZoneSet zones, Seat army) {
    return static_cast<Mask>(zones.bits() >> index(army) * kArmy);
  }

  const State* state_;
  mutable std::optional<std::array<std::uint16_t, 3>> permanents_;  // kept after the first call
};

}  // namespace lk::rules::wtactics_orc
