// Reporting and checking nights: `league report, deliver, check`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"

namespace lk::app {

ExitStatus reportNight(const LeagueArguments& arguments, Console& console);
ExitStatus deliverNights(const LeagueArguments& arguments, Console& console);
/// Judges every night of a league again.
ExitStatus checkLeague(const LeagueArguments& arguments, Console& console);

}  // namespace lk::app
