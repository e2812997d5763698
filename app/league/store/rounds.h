// Rounds in a database: pairing, and the decisions of organisers about them.
#pragma once

#include "app/league/model/pairing.h"
#include "app/league/store/leagues.h"

namespace lk::league {

/// Pairs the next round and stores it. If two organisers do so at the same time, the second sees the first
/// one's round.
Outcome<NextRound> pairNextRound(Database& database, LeagueId league);

/// Stores a round that was paired elsewhere. Precondition: it has at least one table; called within
/// inTransaction().
Outcome<Done> storeRound(Database& database, LeagueId league, const std::vector<Match>& tables);

/// Overrides the result of a table, whatever its nights say. Without a decision the table is open again.
/// Returns false if the table does not exist or is a bye.
Outcome<bool> correctMatch(Database& database, LeagueId league, RoundNumber round, TableNumber table,
                           std::optional<Decision> decision, const std::string& why);

/// Takes points off a player.
Outcome<Done> penalise(Database& database, LeagueId league, const Penalty& penalty);

/// Lets a login of the server report the results of a table, in every round.
Outcome<Done> admitReporter(Database& database, LeagueId league, TableNumber table, const std::string& login);

}  // namespace lk::league
