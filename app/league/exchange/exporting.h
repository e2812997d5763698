// Exports a whole league to a file, for another program or another database.
#pragma once

#include "app/league/store/archive.h"

namespace lk::league {

/// The largest file that is read back: 1 GiB, enough for 100 000 nights.
inline constexpr std::size_t kMaxLeagueFile = 1024u << 20;

/// How much of a league was exported or imported.
struct Exchanged {
  std::string league;
  std::string season;
  std::size_t players = 0;
  std::size_t matches = 0;
  std::size_t nights = 0;
};

/// Exports everything as JSON; if the file name ends in .csv, one line per match; in .wer, an event report.
/// Fails if the database fails or the file cannot be written.
Outcome<Exchanged> exportLeague(Database& database, LeagueId league, const std::string& file);

}  // namespace lk::league
