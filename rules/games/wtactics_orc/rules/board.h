// Both armies, read from the state once. Judging asks for these facts again and again.
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

class Board {
 public:
  explicit Board(const State& state);

  [[nodiscard]] const Creature& at(SlotId slot) const { return creatures_[slot.zone()]; }
  /// Returns the slots with a card, face down included.
  [[nodiscard]] Mask taken(Seat army) const { return taken_[index(army)]; }
  [[nodiscard]] Mask empty(Seat army) const { return static_cast<Mask>(~taken(army)); }
  /// Returns the slots with creatures in play.
  [[nodiscard]] Mask creatures(Seat army) const { return there_[index(army)]; }
  /// Returns creatures of both armies whose card has a permanent ability of that kind, one bit per zone.
  [[nodiscard]] std::uint16_t permanents(const CardBook& cards, Lasting kind) const;
  /// Returns the slot of a thing; none if it is in no army.
  [[nodiscard]] SlotId slotOf(ThingId thing) const;

 private:
  std::array<Creature, kSlots> creatures_{};
  std::array<Mask, 2> taken_{};
  std::array<Mask, 2> there_{};
  mutable std::optional<std::array<std::uint16_t, 3>> permanents_;  // cached after the first call
};

}  // namespace lk::rules::wtactics_orc
