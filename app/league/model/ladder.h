// A ladder: waiting players are paired with players of similar rating; each round is a rating period.
#pragma once

#include <unordered_map>

#include "app/league/model/glicko.h"
#include "app/league/model/pairing.h"

namespace lk::league {

/// Returns the ratings of all players who ever joined, from all decided matches.
std::unordered_map<PlayerId, Rating> ratingsOf(const League& league);

/// See nextRound(). Pairs the waiting players by rating, and avoids pairing two who met each other last if
/// another pairing exists. If the number is odd, the player with most matches waits on. There are no byes.
NextRound nextLadderRound(const League& league);

}  // namespace lk::league
