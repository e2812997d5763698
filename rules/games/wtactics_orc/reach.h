// Who can be attacked from where: a pure function of places, so that it can be compared with every army.
#pragma once

#include "rules/games/wtactics_orc/places.h"

namespace lk::rules::wtactics {

enum class Weapon : std::uint8_t { none, close, ranged };

enum class Reach : std::uint8_t { within, outside, covered };

/// What an attack is made with, as far as reach depends on it.
struct Strike {
  Weapon weapon = Weapon::close;
  bool overCover = false;   // Magic or Sharpshooter: cover does not hold
  bool closeToBack = true;  // the table's reading: a close weapon reaches from the front row to the back
};

/// Whether a creature in the back row has an ally in front of it. `army` are the slots that are taken.
constexpr bool isCovered(Mask army, int place) {
  return place >= kColumns && has(army, place - kColumns);
}

/// From a slot to one of the other army, whose taken slots are `army`.
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

}  // namespace lk::rules::wtactics
