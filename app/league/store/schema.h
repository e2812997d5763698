// The schema of a league's database, in numbered steps, for both engines.
#pragma once

#include <vector>

#include <QString>

#include "app/league/store/database.h"

namespace lk::league {

/// Returns the number of the newest schema.
int newestLeagueSchema();

/// Returns the script for an engine that upgrades schema `step` - 1 to schema `step`. Steps count from 1.
QString schemaStep(int step, Engine engine);

/// Returns the schema of a database; 0 if it has none yet.
Outcome<int> schemaOf(Database& database);

/// Returns whether a file has no tables: it is new, or the program was killed or the disk full before they
/// were made. Precondition: SQLite.
Outcome<bool> isEmpty(Database& database);

/// Fails unless the database has exactly the newest schema; the fault says what to do.
Outcome<Done> checkSchema(Database& database);

/// Upgrades an empty or older database to schema `upTo` in one transaction. On a server it also creates the
/// roles and permissions. Fails if the schema is newer.
Outcome<Done> prepareSchema(Database& database, int upTo = newestLeagueSchema());

}  // namespace lk::league
