// What a thing on the table carries beside its card: counters, marks, what it is attached to.
#pragma once

#include <array>
#include <cstdint>

#include "rules/core/ids.h"

namespace lk::rules {

inline constexpr std::size_t kMostCounters = 8;

/// Which equal things a new one is numbered among: all of its owner, or those that lie where it comes to lie.
enum class Numbered : std::uint8_t { amongAll, inItsZone };

/// Its place, card and face are in its slot. Counters and marks are named by the game's vocabulary.
struct Thing {
  ThingId id;
  ThingId on;              // what it is attached to, if anything
  std::uint8_t copy = 0;   // which of its owner's open things of this card, from 1; 0 while it is hidden
  std::uint8_t marks = 0;  // a bit each
  bool fresh = false;      // it came this turn
  std::array<std::int16_t, kMostCounters> counters{};
  friend bool operator==(const Thing&, const Thing&) = default;

  [[nodiscard]] bool isMarked(std::size_t mark) const { return (marks >> mark & 1u) != 0; }
};

}  // namespace lk::rules
