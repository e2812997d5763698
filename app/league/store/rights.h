// Who may do what on a server: the roles organiser, table and spectator, and row-level security.
#pragma once

#include "app/league/store/database.h"

namespace lk::league {

/// The roles that logins are given on a server. They are the server's, not the database's.
inline constexpr char kOrganiserRole[] = "lampkeeper_organiser";
inline constexpr char kTableRole[] = "lampkeeper_table";
inline constexpr char kSpectatorRole[] = "lampkeeper_spectator";

/// Makes the roles that are missing and says anew what each may; and makes the tables tell whoever listens
/// that something changed. Spectators read. A table adds nights of the tables its login reports for.
/// Organisers do the rest; nobody changes or deletes a night, a correction or a trace. Precondition:
/// PostgreSQL, newest schema.
Outcome<Done> grantRights(Database& database);

}  // namespace lk::league
