// The organisers' subcommands: `league init, create, join, drop, pair, correct, penalty, admit, merge`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus initLeagues(const LeagueArguments& arguments, Console& console);
ExitStatus createLeague(const LeagueArguments& arguments, Console& console);
ExitStatus joinLeague(const LeagueArguments& arguments, Console& console);
ExitStatus dropFromLeague(const LeagueArguments& arguments, Console& console);
ExitStatus pairLeague(const LeagueArguments& arguments, Console& console);
ExitStatus correctLeague(const LeagueArguments& arguments, Console& console);
ExitStatus penaliseInLeague(const LeagueArguments& arguments, Console& console);
ExitStatus admitToLeague(const LeagueArguments& arguments, Console& console);
ExitStatus mergeInLeagues(const LeagueArguments& arguments, Console& console);

}  // namespace lk::app
