// Round-robin by the Berger tables (FIDE Handbook C.05, Annex 1): each player meets each other player once.
#pragma once

#include "app/league/model/pairing.h"

namespace lk::league {

/// Two draw numbers, from 1; the first player starts.
struct BergerPair {
  int first = 0;
  int second = 0;
  friend bool operator==(const BergerPair&, const BergerPair&) = default;
};

/// Returns a round (from 1) of the table for `players`, an even number, in the order of the published tables.
std::vector<BergerPair> bergerRound(int players, int round);

/// See nextRound(). A player keeps the draw number of the first round. A player gets a bye if the opponent
/// has dropped, or if they have met already because one of them was merged with another; and one player does
/// in each round if their number is odd.
NextRound nextBergerRound(const League& league);

}  // namespace lk::league
