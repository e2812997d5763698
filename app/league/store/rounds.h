// Rounds in a database: paired once, whoever asks; and what organisers decide about them.
#pragma once

#include "app/league/model/pairing.h"
#include "app/league/store/leagues.h"

namespace lk::league {

/// Pairs the next round and keeps it. Of two organisers at once the second sees the round of the first.
Outcome<NextRound> pairNextRound(Database& database, LeagueId league);

/// Keeps a round as it was paired elsewhere. Precondition: a table at least; to be called within together().
Outcome<Done> keepRound(Database& database, LeagueId league, const std::vector<Match>& tables);

/// From now on a table counts as decided so, whatever nights say; without a decision it is open again. False
/// where there is no such table, or nobody to meet at it.
Outcome<bool> correctMatch(Database& database, LeagueId league, RoundNumber round, TableNumber table,
                           std::optional<Decision> decision, const std::string& why);

/// Takes points off a player.
Outcome<Done> penalise(Database& database, LeagueId league, const Penalty& penalty);

/// Lets a login of the server bring the results of a table, in every round.
Outcome<Done> admitReporter(Database& database, LeagueId league, TableNumber table, const std::string& login);

}  // namespace lk::league
