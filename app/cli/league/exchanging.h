// Leagues as files: `league export, import`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus exportLeague(const LeagueArguments& arguments, Console& console);
ExitStatus importLeague(const LeagueArguments& arguments, Console& console);

}  // namespace lk::app
