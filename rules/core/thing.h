// What a thing on the table carries besides its card: counters, marks and its attachment.
#pragma once

#include <array>
#include <cstdint>

#include "rules/core/ids.h"

namespace lk::rules {

/// Maximum number of counters that a game's vocabulary can name.
inline constexpr std::size_t kMostCounters = 8;

/// Which equal things a new one is numbered among: all of its owner's, or only those in its zone.
enum class Numbered : std::uint8_t { amongAll, inItsZone };

/// Its zone, card and face are in its slot. The game's vocabulary names the counters and marks.
struct Thing {
  ThingId id;
  ThingId on;              // what it is attached to, if anything
  std::uint8_t copy = 0;   // copy number among its owner's public things of this card, from 1; 0: hidden
  std::uint8_t marks = 0;  // one bit per mark
  bool fresh = false;      // came this turn
  std::array<std::int16_t, kMostCounters> counters{};
  friend bool operator==(const Thing&, const Thing&) = default;

  [[nodiscard]] bool isMarked(std::size_t mark) const { return (marks >> mark & 1u) != 0; }
};

}  // namespace lk::rules
