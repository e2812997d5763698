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

/// Returns the reach from a slot to one of the other army, whose taken slots are `army`.
constexpr Reach reach(int from, int to, Mask army, Strike strike) {
  const int aside = from % kColumns - to % kColumns;
  const bool front = from < kColumns;
  const bool toFront = to < kColumns;
  if (front && toFront) return aside >= -1 && aside <= 1 ? Reach::within : Reach::outside;
  if (aside != 0) return Reach::outside;
  if (!front && strike.weapon != Weapon::ranged) return Reach::outside;
  if (toFront) return Reach::within;
  if (front && strike.weapon == Weapon::close && !strike.closeToBack) return Reach::outside;
  return isCovered(army, to) && !strike.overCover ? Reach::covered : Reach::within;
}

}  // namespace lk::rules::wtactics_orc
