// The standings of a league: by points, then by the opponents' strength, then by head-to-head points among
// players tied on both.
#pragma once

#include <optional>
#include <vector>

#include "app/league/model/glicko.h"
#include "app/league/model/league.h"
#include "app/league/model/share.h"

namespace lk::league {

/// `points` are three for a win or a bye and one for a draw, less penalties. Players equal in all criteria
/// share a place.
struct Standing {
  PlayerId player{};
  int place = 0;
  int points = 0;
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int byes = 0;
  int penalty = 0;                // points taken off
  Share ownShare;                 // points won, out of those possible; at least a third
  Share opponents;                // mean of the opponents' `ownShare`; 0 without opponents
  std::optional<int> headToHead;  // head-to-head points among players tied on the two above; none: no tie
  std::optional<Rating> rating;   // only in formats that rank by it
  bool dropped = false;
};

/// Returns all players who ever joined, best first; players who share a place are in the order of joining.
std::vector<Standing> standings(const League& league);

/// Returns a player's decided matches, in order.
std::vector<Match> matchesOf(const League& league, PlayerId player);

}  // namespace lk::league
