// The tables of a library file, as the steps that led to them. Private to carddb/.
#pragma once

#include "carddb/sqlite.h"

namespace lk::carddb {

/// In the header of every library, so that another program's SQLite file is never taken for one ("LKcl").
inline constexpr std::int64_t kApplicationId = 0x4C4B636C;

/// What this program writes; one number for the whole file, kept in PRAGMA user_version. Tables of a released
/// schema never change: a new step does.
int newestSchema();

/// Runs the steps after `schema` (0: none yet) and marks the file. The caller holds a transaction.
void applySchemaSteps(sqlite::Database& database, int schema);

/// Fails when a table or column of the newest schema is not there.
void checkTables(sqlite::Database& database);

}  // namespace lk::carddb
