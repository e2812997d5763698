// A ladder: whoever waits is paired with somebody of like rating; each round is a rating period.
#pragma once

#include <unordered_map>

#include "app/league/model/glicko.h"
#include "app/league/model/pairing.h"

namespace lk::league {

/// The rating of everybody who ever joined, after all that is decided.
std::unordered_map<PlayerId, Rating> ratingsOf(const League& league);

/// As nextRound(): those who wait, by rating, not with whom they met last as long as there is another way.
/// Where the number is odd, whoever played most waits on. Nobody has a bye.
NextRound nextLadderRound(const League& league);

}  // namespace lk::league
