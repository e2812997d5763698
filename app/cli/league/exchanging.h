// Leagues as files: `league export, import`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus exportLeague(const LeagueArguments& said, Console& console);
ExitStatus importLeague(const LeagueArguments& said, Console& console);

}  // namespace lk::app
