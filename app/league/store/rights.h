// Permissions on a server: the roles organiser, table and spectator, and row-level security.
#pragma once

#include "app/league/store/database.h"

namespace lk::league {

/// The roles for logins. They belong to the whole server, not to one database.
inline constexpr char kOrganiserRole[] = "lampkeeper_organiser";
inline constexpr char kTableRole[] = "lampkeeper_table";
inline constexpr char kSpectatorRole[] = "lampkeeper_spectator";

/// Updates what the server knows of the sizes of tables, which decides how it reads them. It would do so by
/// itself only minutes after an import. Does nothing on SQLite, or if init ran before this existed.
Outcome<Done> gatherStatistics(Database& database);

/// Creates missing roles, sets their permissions, and makes the tables notify listeners of changes.
/// Spectators may read. A table may add nights for the tables its login reports for. Organisers may do
/// everything else; nobody may change or delete a night, a correction or an entry of the trace (the audit
/// log), and nobody writes a login, a time or a number of these rows: the server does. A seat is only moved
/// to another player, by a merge, and the server adds that to the trace. Precondition: PostgreSQL with the
/// newest schema.
Outcome<Done> grantRights(Database& database);

}  // namespace lk::league
