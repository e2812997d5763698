// Swiss rounds: players with similar points meet, nobody meets the same opponent twice, nobody gets two byes.
#pragma once

#include "app/league/model/pairing.h"

namespace lk::league {

/// The largest difference between how often a player started and how often the opponent did, unless no other
/// pairing exists.
inline constexpr int kMaxStarts = 2;

/// See nextRound(). Within a group of equal points the upper half meets the lower half. If the number is odd,
/// the lowest player who had no bye gets it. If no such pairing exists, the rule about starting is dropped;
/// then two more players without a bye get one; then the result is `allMet`. Nobody ever meets the same
/// opponent twice or gets two byes.
NextRound nextSwissRound(const League& league);

}  // namespace lk::league
