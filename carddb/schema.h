// The tables of a library file, as a list of migration steps. Private to carddb/.
#pragma once

#include "carddb/sqlite.h"

namespace lk::carddb {

/// Application id in the header of every library ("LKcl"). It prevents other programs' SQLite files from
/// being taken for libraries.
inline constexpr std::int64_t kApplicationId = 0x4C4B636C;

/// Returns the schema version that this program writes: one number for the whole file, stored in PRAGMA
/// user_version. Steps of released schemas never change; changes are made by new steps.
int newestSchema();

/// Runs the steps after `schema` (0: empty file) and sets the version. The caller holds a transaction.
void applySchemaSteps(sqlite::Database& database, int schema);

/// Fails if a table or column of the newest schema is missing.
void checkTables(sqlite::Database& database);

}  // namespace lk::carddb
