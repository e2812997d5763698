// Showing leagues: `league list, standings, pairings, player, print, watch`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus listLeagues(const LeagueArguments& said, Console& console);
ExitStatus printStandings(const LeagueArguments& said, Console& console);
ExitStatus printPairings(const LeagueArguments& said, Console& console);
ExitStatus printPlayer(const LeagueArguments& said, Console& console);
ExitStatus printLeague(const LeagueArguments& said, Console& console);
/// Writes a line per change, until the user ends it or `seconds` have passed.
ExitStatus watchLeague(const LeagueArguments& said, Console& console);

}  // namespace lk::app
