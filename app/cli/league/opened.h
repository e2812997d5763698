// Opens the database that `league` works on.
#pragma once

#include "app/cli/console.h"
#include "app/cli/league/arguments.h"
#include "app/league/store/leagues.h"

namespace lk::app {

/// Returns the given address, or the league file in the data folder.
Outcome<league::Address> leagueAddress(const LeagueArguments& arguments);

/// Opens the database, which must have the newest schema. `error` gets the kind of error, which says whether
/// a later attempt may succeed.
Outcome<league::Database> openLeagues(const LeagueArguments& arguments,
                                      league::DatabaseError* error = nullptr);

/// Opens the database; a missing file is created with its tables.
Outcome<league::Database> openOrMakeLeagues(const LeagueArguments& arguments);

/// Writes a line with what was refused, why, and what to do; returns ExitStatus::different.
ExitStatus refused(Console& console, Json line, std::string_view reason, const QString& says,
                   const QString& cure);

}  // namespace lk::app
