// The people of a database: joining and leaving leagues, found by name, merged where one was written twice.
#pragma once

#include <string>

#include "app/league/store/leagues.h"

namespace lk::league {

/// How somebody came into a league.
enum class Entering : std::uint8_t { joined, cameBack, wasThere, tooLate };

/// Lets a player take part, who is made where nobody of that name and house is known. In a round-robin nobody
/// joins once it is paired (`tooLate`); who dropped comes back in any format.
Outcome<Entering> joinLeague(Database& database, LeagueId league, const std::string& name,
                             const std::string& house);

/// The player who is called so in any league, by label, name or alias. Faults: nobody, or several of one
/// name.
Outcome<PlayerId> findPlayer(Database& database, const std::string& name);
/// The same within a league.
Outcome<PlayerId> findPlayer(Database& database, LeagueId league, const std::string& name);

/// No more pairings for a player. False where they were out already.
Outcome<bool> dropPlayer(Database& database, LeagueId league, PlayerId player, const std::string& why);

/// Two who are one person: `other` becomes `kept`, with all matches, and its name an alias. A fault where
/// they sat in one round of a league.
Outcome<Done> mergePlayers(Database& database, PlayerId kept, PlayerId other);

}  // namespace lk::league
