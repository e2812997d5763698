// A season of a league with everything that belongs to it, read and written as one.
#pragma once

#include <string>
#include <vector>

#include "app/league/store/nights.h"

namespace lk::league {

struct ArchivedPlayer {
  std::string name;
  std::string house;
  std::vector<std::string> aliases;  // without the player's own label
};

struct ArchivedCorrection {
  RoundNumber round{};
  TableNumber table{};
  std::optional<Decision> decision;
  std::string why;
  std::string at;
  std::string login;
};

/// `players` are those of `league.entries`, in the same order; an entry's player is its index in that list,
/// from 1.
struct Archive {
  League league;  // its matches have no decisions: these follow from nights and corrections
  std::vector<ArchivedPlayer> players;
  std::vector<StoredNight> nights;
  std::vector<ArchivedCorrection> corrections;
};

Outcome<Archive> readArchive(Database& database, LeagueId league);

/// Creates the league. A player whose label is known in this database is the same person. Writes everything
/// or nothing.
Outcome<LeagueId> writeArchive(Database& database, const Archive& archive);

}  // namespace lk::league
