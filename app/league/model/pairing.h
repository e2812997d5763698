// The next round of a league, whatever its format.
#pragma once

#include <variant>
#include <vector>

#include "app/league/model/league.h"

namespace lk::league {

/// Why there is no next round.
enum class NoRound : std::uint8_t {
  stillPlaying,  // a table of the newest round has no result
  tooFew,        // fewer than two players take part
  over,          // all rounds have been played
  allMet         // nobody is left whom everybody could still meet
};

using NextRound = std::variant<std::vector<Match>, NoRound>;

/// The tables of the next round in order, byes last. Deterministic. A ladder pairs whoever waits, while
/// others still play; any other format waits for all.
NextRound nextRound(const League& league);

}  // namespace lk::league
