// For the venue: `league timer, announce`.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"
#include "app/league/store/venue.h"

namespace lk::app {

/// Sets the timer of the newest round, if asked to, and writes its state.
ExitStatus timeLeague(const LeagueArguments& arguments, Console& console);
ExitStatus announceInLeague(const LeagueArguments& arguments, Console& console);

}  // namespace lk::app
