// Current stats and keywords of creatures: printed values, permanent abilities and lasting effects.
#pragma once

#include <vector>

#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

/// Returns whether a creature has no abilities at present because it attacks in a group.
bool isSilenced(const State& state, ThingId thing);

/// Returns the printed stat. A combat value belongs to a side and is printed nowhere.
int printedStat(const CardBook& cards, CardId card, Stats of);
/// Returns a stat of a creature, never below 0. Precondition: a creature is there.
int valueOf(const Host& host, const Board& board, SlotId slot, Stats stat);
inline int attackValue(const Host& host, const Board& board, SlotId slot, Weapon weapon) {
  return valueOf(host, board, slot, weapon == Weapon::ranged ? Stats::ranged : Stats::close);
}

/// Why a stat is changed, or a keyword or prohibition is in force. Additions apply before halvings.
struct Cause {
  CardId card;
  std::int16_t by = 0;
  bool halves = false;
  Duration until = Duration::whileHere;
};
/// Returns what changes a stat of a creature (`what`: a Stats), grants it a Keyword, or forbids it a Bar.
std::vector<Cause> causesOf(const Host& host, const Board& board, SlotId slot, Lasting kind, int what);
/// Returns what changes the combat value of a side.
std::vector<Cause> causesOf(const State& state, Seat side);
/// Returns half of a value, rounded up.
int halved(int value);

/// Returns a combat value of one side of the battle after additions and then halvings, which round up.
int sideValue(const State& state, Seat side, int value);
/// Returns whether any effect halves it.
bool isHalved(const State& state, Seat side);

bool hasKeyword(const Host& host, const Board& board, SlotId slot, Keyword keyword);
bool isBarred(const Host& host, const Board& board, SlotId slot, Bar bar);

}  // namespace lk::rules::wtactics_orc
