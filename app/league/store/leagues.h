// Leagues in a database: made, found, and read whole.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "app/league/model/league.h"
#include "app/league/store/database.h"

namespace lk::league {

using PlayerNames = std::unordered_map<PlayerId, std::string>;

/// A league as it stands, and what its players are called.
struct StoredLeague {
  LeagueId id{};
  League league;
  PlayerNames names;
};

/// Makes a league of `made`'s name, season, games, format and rounds. Its name and season must be new.
Outcome<LeagueId> createLeague(Database& database, const League& made);

/// The league of a name; of several seasons the newest, unless one is named.
Outcome<LeagueId> findLeague(Database& database, const std::string& name, const std::string& season = {});

/// Reads it in one state, whatever others write meanwhile.
Outcome<StoredLeague> readLeague(Database& database, LeagueId league);
/// As findLeague() and readLeague().
Outcome<StoredLeague> readLeague(Database& database, const std::string& name, const std::string& season = {});

/// The matches of a season: of all rounds and tables, or of one.
Outcome<std::vector<Match>> readMatches(Database& database, LeagueId league,
                                        std::optional<RoundNumber> round = {},
                                        std::optional<TableNumber> table = {});
/// The games it is played with, and the newest round; none before the first.
Outcome<std::vector<std::string>> gamesOf(Database& database, LeagueId league);
Outcome<std::optional<RoundNumber>> newestRound(Database& database, LeagueId league);
/// What those at a table are called.
Outcome<PlayerNames> namesAt(Database& database, const Match& match);

/// What a season is told by in a list.
struct SeasonLine {
  LeagueId id{};
  std::string name;
  std::string season;
  Format format = Format::swiss;
  int players = 0;
  int rounds = 0;  // paired so far
};
/// All leagues, newest first.
Outcome<std::vector<SeasonLine>> allLeagues(Database& database);

}  // namespace lk::league
