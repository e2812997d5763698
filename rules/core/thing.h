// What a thing on the table carries besides its card: counters, marks and its attachment.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/core/ids.h"
#include "rules/core/row.h"

namespace lk::rules {

/// Maximum number of counters that a game's vocabulary can name.
inline constexpr std::size_t kMaxCounters = 8;

/// Which equal things a new one is numbered among: all of its owner's, or only those in its zone.
enum class Numbered : std::uint8_t { amongAll, inItsZone };

/// Its zone, card and face are in its slot. The game's vocabulary names the counters and marks.
struct Thing {
  ThingId id;
  ThingId on;              // what it is attached to, if anything
  std::uint8_t copy = 0;   // copy number among its owner's public things of this card, from 1; 0: hidden
  std::uint8_t marks = 0;  // one bit per mark
  bool fresh = false;      // came this turn
  std::array<std::int16_t, kMaxCounters> counters{};
  friend bool operator==(const Thing&, const Thing&) = default;

  [[nodiscard]] bool isMarked(std::size_t mark) const { return (marks >> mark & 1u) != 0; }
};

/// All things of a night, oldest first. Only Changes alters them; their ids must not be altered.
class Things {
 public:
  [[nodiscard]] std::size_t size() const { return things_.size(); }
  [[nodiscard]] bool empty() const { return things_.empty(); }
  [[nodiscard]] const Thing& operator[](std::size_t i) const { return things_[i]; }
  [[nodiscard]] auto begin() const { return things_.begin(); }
  [[nodiscard]] auto end() const { return things_.end(); }
  [[nodiscard]] auto begin() { return things_.begin(); }
  [[nodiscard]] auto end() { return things_.end(); }

  /// Returns whether a thing exists.
  [[nodiscard]] bool have(ThingId thing) const { return indexOf_[thing.number()] != 0; }
  /// Returns its index. Precondition: it exists.
  [[nodiscard]] std::size_t indexOf(ThingId thing) const { return indexOf_[thing.number()] - 1u; }
  /// Returns its details. Precondition: it exists.
  [[nodiscard]] Thing& of(ThingId thing) { return things_[indexOf(thing)]; }

  /// Precondition: no thing has its id, and fewer than 255 things exist.
  void add(const Thing& thing) {
    things_.push_back(thing);
    indexOf_[thing.id.number()] = static_cast<std::uint8_t>(things_.size());
  }
  void remove(ThingId thing) {
    if (!have(thing)) return;
    const std::size_t place = indexOf(thing);
    things_.erase(things_.begin() + static_cast<std::ptrdiff_t>(place));
    indexOf_[thing.number()] = 0;
    for (std::size_t i = place; i < things_.size(); ++i)
      indexOf_[things_[i].id.number()] = static_cast<std::uint8_t>(i + 1);
  }

  friend bool operator==(const Things& a, const Things& b) { return a.things_ == b.things_; }

 private:
  static constexpr std::size_t kNear = 24;  // things that a copy needs no memory for

  Row<Thing, kNear> things_;
  std::array<std::uint8_t, 256> indexOf_{};  // by number: index + 1; 0: no such thing
};

}  // namespace lk::rules
