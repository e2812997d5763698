// The next round of a league, for all formats.
#pragma once

#include <variant>
#include <vector>

#include "app/league/model/league.h"

namespace lk::league {

/// Why there is no next round.
enum class NoRound : std::uint8_t {
  stillPlaying,  // a table of the newest round has no result
  tooFew,        // fewer than two players
  over,          // all planned rounds have been paired
  allMet         // no pairing is left in which nobody meets the same opponent again
};

using NextRound = std::variant<std::vector<Match>, NoRound>;

/// Returns the tables of the next round in order, byes last. Deterministic. A ladder pairs the waiting
/// players while others still play; other formats wait until all tables have a result.
NextRound nextRound(const League& league);

}  // namespace lk::league
