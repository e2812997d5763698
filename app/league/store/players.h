// The players in a database: joining and leaving leagues, finding by name, and merging duplicates.
#pragma once

#include <string>

#include "app/league/store/leagues.h"

namespace lk::league {

/// The result of joining a league.
enum class JoinResult : std::uint8_t { joined, cameBack, wasThere, tooLate };

/// Adds a player to a league; creates the player if this name and house are unknown. Some formats
/// accept no new players once a round is paired (`tooLate`); a player who dropped can come back in any
/// format.
Outcome<JoinResult> joinLeague(Database& database, LeagueId league, const std::string& name,
                               const std::string& house);

/// Finds a player by label, name or alias, in any league. Fails if there is none, or several with that name.
Outcome<PlayerId> findPlayer(Database& database, const std::string& name);
/// Finds a player within a league.
Outcome<PlayerId> findPlayer(Database& database, LeagueId league, const std::string& name);

/// Excludes a player from further pairings. Returns false if the player was out already.
Outcome<bool> dropPlayer(Database& database, LeagueId league, PlayerId player, const std::string& why);

/// Merges two records of one person: `other` becomes `kept`, with all its matches and its draw number, and
/// its name becomes an alias. If both take part in a league, the draw number that sat more often stays. Fails
/// if both sat in the same round of a league.
Outcome<Done> mergePlayers(Database& database, PlayerId kept, PlayerId other);

}  // namespace lk::league
