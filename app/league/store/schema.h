// The tables of a league's database, in numbered steps, the same for both engines.
#pragma once

#include <vector>

#include <QString>

#include "app/league/store/database.h"

namespace lk::league {

/// The number of the newest schema.
int newestLeagueSchema();

/// The script that leads from schema `step` - 1 to schema `step`, as an engine wants it. Steps count from 1.
QString schemaStep(int step, Engine engine);

/// The schema a database has; 0 where there is none yet.
Outcome<int> schemaOf(Database& database);

/// A fault unless the database has exactly the newest schema; it says the way out.
Outcome<Done> checkSchema(Database& database);

/// Brings an empty or older database to schema `upTo`, in one transaction; on a server it makes the roles and
/// the rights, too. A newer one is refused.
Outcome<Done> prepareSchema(Database& database, int upTo = newestLeagueSchema());

}  // namespace lk::league
