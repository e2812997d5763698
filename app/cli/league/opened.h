// The database that `league` works on.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"
#include "app/league/store/leagues.h"

namespace lk::app {

/// The address people gave, or the league's file in the data folder.
Outcome<league::Address> leagueAddress(const LeagueArguments& said);

/// Opens it with the newest schema. `trouble` says whether it may be there later.
Outcome<league::Database> openLeagues(const LeagueArguments& said, league::DatabaseError* error = nullptr);

/// The same, made with its tables where it is a file that is missing.
Outcome<league::Database> openOrMakeLeagues(const LeagueArguments& said);

/// A line that says what was refused, why and what to do; returns ExitStatus::different.
ExitStatus refused(Console& console, Json line, std::string_view reason, const QString& says,
                   const QString& cure);

}  // namespace lk::app
