// What a league has to tell: `league list, standings, pairings, player, print, watch`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus listLeagues(const LeagueArguments& said, Console& console);
ExitStatus printStandings(const LeagueArguments& said, Console& console);
ExitStatus printPairings(const LeagueArguments& said, Console& console);
ExitStatus printPlayer(const LeagueArguments& said, Console& console);
ExitStatus printLeague(const LeagueArguments& said, Console& console);
/// A line a change, until it is ended, or `seconds` are over.
ExitStatus watchLeague(const LeagueArguments& said, Console& console);

}  // namespace lk::app
