// Round-robin by the Berger tables (FIDE Handbook C.05, Annex 1): everybody meets everybody once.
#pragma once

#include "app/league/model/pairing.h"

namespace lk::league {

/// Two draw numbers, from 1; the first one starts.
struct BergerPair {
  int first = 0;
  int second = 0;
  friend bool operator==(const BergerPair&, const BergerPair&) = default;
};

/// A round, from 1, of the table for `players`, an even number. In the order of the published tables.
std::vector<BergerPair> bergerRound(int players, int round);

/// As nextRound(). An odd number of players, or somebody who dropped, leaves the opponent a bye.
NextRound nextBergerRound(const League& league);

}  // namespace lk::league
