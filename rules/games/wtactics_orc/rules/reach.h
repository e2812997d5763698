// Who can be attacked from where: a pure function of places, so that tests can try every army.
#pragma once

#include "rules/games/wtactics_orc/figures.h"

namespace lk::rules::wtactics_orc {

enum class Reach : std::uint8_t { within, outside, covered };

/// The properties of an attack that its reach depends on.
struct Strike {
  Weapon weapon = Weapon::close;
  bool overCover = false;   // Magic or Sharpshooter: ignores cover
  bool closeToBack = true;  // the table's reading: a close weapon reaches from the front row to the back row
};

/// Returns whether a creature in the back row has an ally in front of it. `army` is the set of taken slots.
constexpr bool isCovered(Mask army, int place) {
  return place >= kColumns && has(army, place - kColumns);
}
/// Returns the slots of the back row that are covered.
constexpr Mask coveredIn(Mask army) {
  return static_cast<Mask>((army & kFront) << kColumns);
}

/// Returns whether a slot of the other army is in range, covered or not.
constexpr bool isInRange(int from, int to, Strike strike) {
  const int aside = from % kColumns - to % kColumns;
  const bool front = from < kColumns;
  const bool toFront = to < kColumns;
  if (front && toFront) return aside >= -1 && aside <= 1;
  if (aside != 0 || (!front && strike.weapon != Weapon::ranged)) return false;
  return toFront || !front || strike.weapon != Weapon::close || strike.closeToBack;
}

/// Returns the reach from a slot to one of the other army, whose taken slots are `army`.
constexpr Reach reach(int from, int to, Mask army, Strike strike) {
  if (!isInRange(from, to, strike)) return Reach::outside;
  return isCovered(army, to) && !strike.overCover ? Reach::covered : Reach::within;
}

/// Returns all slots in range of one, for code that tries all attacks: a look-up.
constexpr Mask inRange(int from, Strike strike) {
  constexpr auto kIndex = [](Weapon weapon, bool closeToBack) {
    return (weapon == Weapon::ranged ? 2u : 0u) + (closeToBack ? 1u : 0u);
  };
  constexpr auto kAll = [kIndex] {
    std::array<std::array<Mask, 4>, kArmy> all{};
    for (int of = 0; of < kArmy; ++of)
      for (const Weapon weapon : {Weapon::close, Weapon::ranged})
        for (const bool closeToBack : {false, true})
          for (int to = 0; to < kArmy; ++to)
            if (isInRange(of, to, {.weapon = weapon, .closeToBack = closeToBack}))
              all[static_cast<std::size_t>(of)][kIndex(weapon, closeToBack)] |= bit(to);
    return all;
  }();
  return kAll[static_cast<std::size_t>(from)][kIndex(strike.weapon, strike.closeToBack)];
}

}  // namespace lk::rules::wtactics_orc
