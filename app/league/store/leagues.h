// Creates, finds and reads leagues in a database.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "app/league/model/league.h"
#include "app/league/store/database.h"

namespace lk::league {

using PlayerNames = std::unordered_map<PlayerId, std::string>;

/// The current state of a league, with its players' names.
struct StoredLeague {
  LeagueId id{};
  League league;
  PlayerNames names;
};

/// Creates a league with the name, season, games, format and rounds of `made`. Fails if its name and season
/// exist already. Precondition: it has a format.
Outcome<LeagueId> createLeague(Database& database, const League& made);

/// Finds a league by name; the newest season unless one is given.
Outcome<LeagueId> findLeague(Database& database, const std::string& name, const std::string& season = {});

/// Reads a league in one transaction, so that concurrent writes do not show. Fails if its format is unknown.
Outcome<StoredLeague> readLeague(Database& database, LeagueId league);
/// Combines findLeague() and readLeague().
Outcome<StoredLeague> readLeague(Database& database, const std::string& name, const std::string& season = {});

/// Returns the matches of a season: of all rounds and tables, or of one.
Outcome<std::vector<Match>> readMatches(Database& database, LeagueId league,
                                        std::optional<RoundNumber> round = {},
                                        std::optional<TableNumber> table = {});
/// Returns the games a league is played with, and its newest round; nullopt before the first.
Outcome<std::vector<std::string>> gamesOf(Database& database, LeagueId league);
Outcome<std::optional<RoundNumber>> newestRound(Database& database, LeagueId league);
/// Returns the names of the players at a table.
Outcome<PlayerNames> namesAt(Database& database, const Match& match);

/// A season's entry in a list.
struct SeasonLine {
  LeagueId id{};
  std::string name;
  std::string season;
  std::string format;  // its name; may be of a newer program
  int players = 0;
  int rounds = 0;  // paired so far
};
/// Returns all leagues, newest first.
Outcome<std::vector<SeasonLine>> allLeagues(Database& database);

}  // namespace lk::league
