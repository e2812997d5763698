// A season of a league with everything that belongs to it, read and written as one.
#pragma once

#include <string>
#include <vector>

#include "app/league/store/nights.h"

namespace lk::league {

struct ArchivedPlayer {
  std::string name;
  std::string house;
  std::vector<std::string> aliases;  // the own label not among them
};

struct ArchivedCorrection {
  RoundNumber round{};
  TableNumber table{};
  std::optional<Decision> decision;
  std::string why;
  std::string at;
  std::string login;
};

/// `players` are those of `league.entries`, in their order; an entry's player is the place in it, from 1.
struct Archive {
  League league;  // what its matches were decided as is left out
  std::vector<ArchivedPlayer> players;
  std::vector<StoredNight> nights;
  std::vector<ArchivedCorrection> corrections;
};

Outcome<Archive> readArchive(Database& database, LeagueId league);

/// Makes the league. Players who are known by their label here are the same people. All of it or nothing.
Outcome<LeagueId> writeArchive(Database& database, const Archive& archive);

}  // namespace lk::league
