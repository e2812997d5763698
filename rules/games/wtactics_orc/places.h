// Where creatures stand: eight slots per army, in two rows of four columns. Both players share the table's
// columns, so that slots with the same number face each other.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <string_view>

#include "rules/core/ids.h"

namespace lk::rules::wtactics_orc {

inline constexpr int kColumns = 4;
inline constexpr int kArmy = 8;    // slots of one army
inline constexpr int kSlots = 16;  // slots of both armies

/// A set of slots of one army, one bit each; the front row's bits come first.
using Mask = std::uint8_t;
inline constexpr Mask kFront = 0x0F;
inline constexpr Mask kBack = 0xF0;

constexpr Mask bit(int place) {
  return static_cast<Mask>(1u << place);
}
constexpr bool has(Mask mask, int place) {
  return (mask >> place & 1u) != 0;
}

/// A slot of one of the armies. Its zone has the same number. The default is none.
class SlotId {
 public:
  constexpr SlotId() = default;
  /// `place` is 0 to 7: the front row from column 1 on, then the back row.
  constexpr SlotId(Seat army, int place)
      : number_(static_cast<std::uint8_t>(static_cast<int>(army) * kArmy + place)) {}
  static constexpr SlotId ofZone(std::uint8_t zone) {
    return zone < kSlots ? SlotId(static_cast<Seat>(zone / kArmy), zone % kArmy) : SlotId();
  }
  [[nodiscard]] constexpr bool known() const { return number_ != kNone; }
  [[nodiscard]] constexpr std::uint8_t zone() const { return number_; }
  // Precondition of all functions below: known().
  [[nodiscard]] constexpr Seat army() const { return static_cast<Seat>(number_ / kArmy); }
  [[nodiscard]] constexpr int place() const { return number_ % kArmy; }
  [[nodiscard]] constexpr bool inFront() const { return place() < kColumns; }
  [[nodiscard]] constexpr int column() const { return place() % kColumns; }
  friend constexpr bool operator==(SlotId, SlotId) = default;

 private:
  static constexpr std::uint8_t kNone = 255;
  std::uint8_t number_ = kNone;
};

inline constexpr std::array<std::string_view, kSlots> kSlotNames{
    "A-F1", "A-F2", "A-F3", "A-F4", "A-B1", "A-B2", "A-B3", "A-B4",
    "B-F1", "B-F2", "B-F3", "B-F4", "B-B1", "B-B2", "B-B3", "B-B4"};

constexpr std::string_view nameOf(SlotId slot) {
  return kSlotNames[slot.zone()];
}
/// Returns the slot with that name, or none.
constexpr SlotId slotNamed(std::string_view name) {
  for (std::uint8_t i = 0; i < kSlots; ++i)
    if (kSlotNames[i] == name) return SlotId::ofZone(i);
  return {};
}

constexpr Seat other(Seat seat) {
  return seat == Seat::A ? Seat::B : Seat::A;
}

/// Returns the slots beside, above or below a place; diagonals do not count.
constexpr Mask adjacentTo(int place) {
  const int column = place % kColumns;
  Mask mask = bit(place < kColumns ? place + kColumns : place - kColumns);
  if (column > 0) mask = static_cast<Mask>(mask | bit(place - 1));
  if (column < kColumns - 1) mask = static_cast<Mask>(mask | bit(place + 1));
  return mask;
}

/// Every place of a mask, lowest first: for (int place : Places(mask)).
class Places {
 public:
  explicit constexpr Places(Mask mask) : left_(mask) {}
  class Next {
   public:
    explicit constexpr Next(Mask left) : left_(left) {}
    constexpr int operator*() const { return std::countr_zero(left_); }
    constexpr Next& operator++() {
      left_ = static_cast<Mask>(left_ & (left_ - 1));
      return *this;
    }
    friend constexpr bool operator==(Next, Next) = default;

   private:
    Mask left_;
  };
  [[nodiscard]] constexpr Next begin() const { return Next(left_); }
  [[nodiscard]] constexpr Next end() const { return Next(0); }

 private:
  Mask left_;
};

constexpr int countOf(Mask mask) {
  return std::popcount(mask);
}

}  // namespace lk::rules::wtactics_orc
