// Leagues as files: `league export, import, results`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus exportLeague(const LeagueArguments& arguments, Console& console);
ExitStatus importLeague(const LeagueArguments& arguments, Console& console);
/// Enters the results of a sheet as corrections: all of them, or none.
ExitStatus takeResults(const LeagueArguments& arguments, Console& console);

}  // namespace lk::app
