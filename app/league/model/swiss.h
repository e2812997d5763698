// Swiss rounds: players of like points meet, nobody meets anybody twice, nobody has two byes.
#pragma once

#include "app/league/model/pairing.h"

namespace lk::league {

/// Nobody starts this many times more often than second, or the other way round, as long as there is another
/// pairing.
inline constexpr int kMostStarts = 2;

/// As nextRound(). Within a group of like points the upper half meets the lower half. Whoever is lowest among
/// those without a bye sits out where the number is odd. Where no such pairing is left, who starts gives way;
/// then two more may sit out who did not yet; then it is `allMet`. Meetings and byes never give way.
NextRound nextSwissRound(const League& league);

}  // namespace lk::league
