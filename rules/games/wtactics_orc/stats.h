// Stats and keywords of creatures as they are now: printed values, permanent abilities, effects that last.
#pragma once

#include "rules/games/wtactics_orc/host.h"

namespace lk::rules::wtactics {

/// Whether a creature has no abilities for now: it is one of a group that attacks.
bool isSilenced(const State& state, ThingId thing);

/// What is printed; a combat value belongs to a side and is printed nowhere.
int printedStat(const CardBook& cards, CardId card, Stats of);
/// A stat of a creature: never below 0. Precondition: one stands there.
int valueOf(const Host& host, const Board& board, SlotId slot, Stats stat);
inline int attackValue(const Host& host, const Board& board, SlotId slot, Weapon weapon) {
  return valueOf(host, board, slot, weapon == Weapon::ranged ? Stats::ranged : Stats::close);
}

/// A combat value of one side of the battle, with what effects add and then halve: halves go up.
int sideValue(const State& state, Seat side, int value);
/// Whether any effect halves it.
bool isHalved(const State& state, Seat side);

bool hasKeyword(const Host& host, const Board& board, SlotId slot, Keyword keyword);
bool isBarred(const Host& host, const Board& board, SlotId slot, Bar bar);

}  // namespace lk::rules::wtactics
