// The cards on the table, with an index by zone and by thing, so that finding one needs no search.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>

#include "rules/core/ids.h"
#include "rules/core/row.h"

namespace lk::rules {

/// Maximum number of zones in any game.
inline constexpr std::size_t kMaxZones = 32;

/// A card on the table, or one that the referee knows to be in a hidden place (deck, hand). `zone` is an
/// index into the game's zone table. The code that creates a slot sets who knows its card.
struct Slot {
  std::uint8_t zone = 0;
  CardId card;
  Face face = Face::up;
  std::uint8_t quarterTurns = 0;
  std::int8_t counter = 0;
  std::optional<Seat> owner;  // its owner, in zones that players share
  CardId over;                // the card it was permanently laid over, if any
  CardId countsAs;            // the card it counts as until the turn ends; none: itself
  Knowers knownTo;
  ThingId thing = {};  // its details are in State::things
  friend bool operator==(const Slot&, const Slot&) = default;
};

/// A set of zones.
class ZoneSet {
 public:
  constexpr ZoneSet() = default;
  constexpr ZoneSet(std::uint8_t zone) : bits_(std::uint32_t{1} << zone) {}
  constexpr ZoneSet(std::initializer_list<ZoneSet> sets) {
    for (const ZoneSet& set : sets) bits_ |= set.bits_;
  }
  /// Returns the zones whose bits are set.
  static constexpr ZoneSet ofBits(std::uint32_t bits) {
    ZoneSet set;
    set.bits_ = bits;
    return set;
  }
  /// Returns the first zones of a game, up to but without this one.
  static constexpr ZoneSet below(std::uint8_t zone) { return ofBits((std::uint32_t{1} << zone) - 1); }
  [[nodiscard]] constexpr bool has(std::uint8_t zone) const { return (bits_ >> zone & 1u) != 0; }
  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }

 private:
  std::uint32_t bits_ = 0;
};

/// All slots of a night in a fixed order. Reads like a constant vector. A place is an index into it.
class Slots {
 public:
  using const_iterator = const Slot*;

  [[nodiscard]] std::size_t size() const { return slots_.size(); }
  [[nodiscard]] bool empty() const { return slots_.empty(); }
  [[nodiscard]] const Slot& operator[](std::size_t place) const { return slots_[place]; }
  [[nodiscard]] const Slot* data() const { return slots_.data(); }
  [[nodiscard]] const_iterator begin() const { return slots_.begin(); }
  [[nodiscard]] const_iterator end() const { return slots_.end(); }
  [[nodiscard]] auto rbegin() const { return slots_.rbegin(); }
  [[nodiscard]] auto rend() const { return slots_.rend(); }

  /// A range of places in ascending order. Slots may be replaced, but not removed, while it is walked.
  class Places {
   public:
    class Iterator {
     public:
      using value_type = std::size_t;
      using difference_type = std::ptrdiff_t;
      Iterator() = default;
      Iterator(const Slots& all, ZoneSet zones) : slots_(&all), left_(all.maskOf(zones)), zones_(zones) {
        next();
      }
      std::size_t operator*() const { return place_; }
      Iterator& operator++() {
        next();
        return *this;
      }
      void operator++(int) { next(); }
      friend bool operator==(const Iterator& it, std::default_sentinel_t) {
        return it.place_ >= it.slots_->size();
      }

     private:
      void next() {
        if (left_ != 0) {
          place_ = static_cast<std::size_t>(std::countr_zero(left_));
          left_ &= left_ - 1;
          return;
        }
        place_ = std::max(beyond_, kIndexed);
        while (place_ < slots_->size() && !zones_.has((*slots_)[place_].zone)) ++place_;
        beyond_ = place_ + 1;
      }

      const Slots* slots_ = nullptr;
      std::uint64_t left_ = 0;
      std::size_t place_ = 0;
      std::size_t beyond_ = 0;  // where the search goes on behind the index
      ZoneSet zones_ = {};
    };

    Places(const Slots& all, ZoneSet zones) : begin_(all, zones) {}
    [[nodiscard]] Iterator begin() const { return begin_; }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }
    [[nodiscard]] bool empty() const { return begin_ == std::default_sentinel; }

   private:
    Iterator begin_;
  };

  /// Returns the places of the slots in these zones.
  [[nodiscard]] Places in(ZoneSet zones) const { return {*this, zones}; }
  /// Returns how many slots these zones have.
  [[nodiscard]] int count(ZoneSet zones) const {
    int count = 0;
    for (std::uint32_t left = zones.bits() & filled_; left != 0; left &= left - 1)
      count += zones_[static_cast<std::size_t>(std::countr_zero(left))].count;
    return count;
  }
  /// Returns the first place in these zones for whose slot `fits(slot)` returns true; -1 if there is none.
  template <class Fits>
  [[nodiscard]] int find(ZoneSet zones, Fits fits) const {
    for (const std::size_t place : in(zones))
      if (fits(slots_[place])) return static_cast<int>(place);
    return -1;
  }
  /// Returns the first place in these zones; -1 if they are empty.
  [[nodiscard]] int first(ZoneSet zones) const {
    int least = -1;
    for (std::uint32_t left = zones.bits() & filled_; left != 0; left &= left - 1) {
      const int its = first(static_cast<std::uint8_t>(std::countr_zero(left)));
      if (least < 0 || its < least) least = its;
    }
    return least;
  }
  /// Returns the first place in a zone; -1 if it is empty.
  [[nodiscard]] int first(std::uint8_t zone) const {
    return zones_[zone].count == 0 ? -1 : static_cast<int>(zones_[zone].first);
  }
  /// Returns the zones that have slots.
  [[nodiscard]] ZoneSet filled() const { return ZoneSet::ofBits(filled_); }
  /// Returns the zones that have things.
  [[nodiscard]] ZoneSet withThings() const { return ZoneSet::ofBits(withThings_); }
  /// Returns the first place of a card in these zones; -1 if it is not there.
  [[nodiscard]] int find(ZoneSet zones, CardId card) const {
    return find(zones, [&](const Slot& slot) { return slot.card == card; });
  }
  /// Returns how many slots in these zones hold that card.
  [[nodiscard]] int count(ZoneSet zones, CardId card) const {
    int count = 0;
    for (const std::size_t place : in(zones)) count += slots_[place].card == card ? 1 : 0;
    return count;
  }
  /// Returns the place of a thing; -1 if it is in no slot.
  [[nodiscard]] int placeOf(ThingId thing) const {
    if (const std::uint8_t place = placeOf_[thing.number()]; place != 0) return place - 1;
    for (std::size_t i = kPlaced; i < slots_.size(); ++i)
      if (slots_[i].thing == thing && thing.known()) return static_cast<int>(i);
    return -1;
  }

  void add(const Slot& slot) {
    slots_.push_back(slot);
    enter(slots_.size() - 1);
  }
  void replace(std::size_t place, const Slot& slot) {
    leave(place);
    slots_[place] = slot;
    enter(place);
  }
  /// Removes the slots for which `gone(slot)` returns true. The others keep their order. Returns whether one
  /// of those removed was a thing.
  template <class Gone>
  bool remove(Gone gone) {
    std::size_t kept = 0;
    while (kept < slots_.size() && !gone(slots_[kept])) ++kept;
    if (kept == slots_.size()) return false;
    bool things = slots_[kept].thing.known();
    leave(kept);
    for (std::size_t i = kept + 1; i < slots_.size(); ++i) {
      const bool goes = gone(slots_[i]);
      leave(i);
      if (goes) {
        things = things || slots_[i].thing.known();
        continue;
      }
      slots_[kept] = slots_[i];
      enter(kept++);
    }
    slots_.shrink(kept);
    return things;
  }

  friend bool operator==(const Slots& a, const Slots& b) { return a.slots_ == b.slots_; }

 private:
  static constexpr std::size_t kIndexed = 64;  // slots in the index by zone; the ones behind are searched
  static constexpr std::size_t kPlaced = 255;  // the same for things

  /// What the index knows of a zone.
  struct Zone {
    std::uint64_t places = 0;  // one bit per slot of the first kIndexed
    std::uint16_t first = 0;   // lowest place, if it has slots
    std::uint16_t count = 0;   // of slots
    std::uint16_t things = 0;  // of those that are things
  };

  [[nodiscard]] std::uint64_t maskOf(ZoneSet zones) const {
    std::uint64_t mask = 0;
    for (std::uint32_t left = zones.bits() & filled_; left != 0; left &= left - 1)
      mask |= zones_[static_cast<std::size_t>(std::countr_zero(left))].places;
    return mask;
  }
  void enter(std::size_t place) {
    const Slot& slot = slots_[place];
    Zone& zone = zones_[slot.zone];
    const std::uint32_t its = std::uint32_t{1} << slot.zone;
    if (place < kIndexed) zone.places |= std::uint64_t{1} << place;
    if (zone.count == 0 || place < zone.first) zone.first = static_cast<std::uint16_t>(place);
    ++zone.count;
    filled_ |= its;
    if (!slot.thing.known()) return;
    ++zone.things;
    withThings_ |= its;
    if (place < kPlaced) placeOf_[slot.thing.number()] = static_cast<std::uint8_t>(place + 1);
  }
  void leave(std::size_t place) {
    const Slot& slot = slots_[place];
    Zone& zone = zones_[slot.zone];
    const std::uint32_t its = std::uint32_t{1} << slot.zone;
    if (place < kIndexed) zone.places &= ~(std::uint64_t{1} << place);
    if (--zone.count == 0)
      filled_ &= ~its;
    else if (place == zone.first)
      zone.first = nextAfter(place);
    if (!slot.thing.known()) return;
    if (--zone.things == 0) withThings_ &= ~its;
    if (placeOf_[slot.thing.number()] == place + 1) placeOf_[slot.thing.number()] = 0;
  }
  /// Returns the next place in the zone of this one. Precondition: there is one.
  [[nodiscard]] std::uint16_t nextAfter(std::size_t place) const {
    std::size_t next = place + 1;
    while (slots_[next].zone != slots_[place].zone) ++next;
    return static_cast<std::uint16_t>(next);
  }

  Row<Slot, kIndexed> slots_;
  std::array<Zone, kMaxZones> zones_{};
  std::uint32_t filled_ = 0;                 // zones that have slots, one bit each
  std::uint32_t withThings_ = 0;             // zones that have things, one bit each
  std::array<std::uint8_t, 256> placeOf_{};  // by number of the thing: its place + 1; 0: none
};

}  // namespace lk::rules
