// The organisers' subcommands: `league init, create, join, drop, pair, correct, penalty, admit, merge`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus initLeagues(const LeagueArguments& said, Console& console);
ExitStatus createLeague(const LeagueArguments& said, Console& console);
ExitStatus joinLeague(const LeagueArguments& said, Console& console);
ExitStatus dropFromLeague(const LeagueArguments& said, Console& console);
ExitStatus pairLeague(const LeagueArguments& said, Console& console);
ExitStatus correctLeague(const LeagueArguments& said, Console& console);
ExitStatus penaliseInLeague(const LeagueArguments& said, Console& console);
ExitStatus admitToLeague(const LeagueArguments& said, Console& console);
ExitStatus mergeInLeagues(const LeagueArguments& said, Console& console);

}  // namespace lk::app
