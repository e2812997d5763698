// A league written out whole, for another program or another evening.
#pragma once

#include "app/league/store/archive.h"

namespace lk::league {

/// The largest file that is read again: 100 000 nights.
inline constexpr std::size_t kLargestLeagueFile = 1024u << 20;

/// How much of a league went out or came in.
struct Exchanged {
  std::string league;
  std::string season;
  std::size_t players = 0;
  std::size_t matches = 0;
  std::size_t nights = 0;
};

/// Everything as JSON; a line a match where the file is named .csv. Faults: the database's, or the file
/// cannot be written.
Outcome<Exchanged> exportLeague(Database& database, LeagueId league, const std::string& file);

}  // namespace lk::league
