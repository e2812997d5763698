// What a format of leagues consists of, and what pairing a round can result in.
#pragma once

#include <string_view>
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

/// A format of leagues: who meets whom, and what decides a place. leagueFormats() has them all.
struct LeagueFormat {
  std::string_view name;             // in commands, files, databases and messages; never changes
  NextRound (*pair)(const League&);  // see nextRound()
  bool pairsWhilePlaying = false;  // pairs those who wait; other formats wait until all tables have a result
  bool ranksByRating = false;      // places follow the rating (rule L-4), not points and opponents
  bool acceptsAfterFirstRound = true;  // new players, once a round is paired
};

}  // namespace lk::league
