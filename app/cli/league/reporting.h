// Reporting and checking nights: `league report, deliver, check`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus reportNight(const LeagueArguments& said, Console& console);
ExitStatus deliverNights(const LeagueArguments& said, Console& console);
/// Judges every night of a league again.
ExitStatus checkLeague(const LeagueArguments& said, Console& console);

}  // namespace lk::app
