// Showing leagues: `league list, standings, pairings, player, print, watch`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus listLeagues(const LeagueArguments& arguments, Console& console);
ExitStatus printStandings(const LeagueArguments& arguments, Console& console);
ExitStatus printPairings(const LeagueArguments& arguments, Console& console);
ExitStatus printPlayer(const LeagueArguments& arguments, Console& console);
ExitStatus printLeague(const LeagueArguments& arguments, Console& console);
/// Writes a line per change, until the user ends it or `seconds` have passed.
ExitStatus watchLeague(const LeagueArguments& arguments, Console& console);

}  // namespace lk::app
