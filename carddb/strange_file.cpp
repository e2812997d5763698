#include "carddb/strange_file.h"

#include <sqlite3.h>

namespace lk::carddb {

namespace {

struct Limit {
  int what;
  int most;
};

/// Our own tables have 10 columns and SQL of 2 KB; our statements have 12 parameters and up to 50 KB (with
/// 500 rows of numbers). Foreign keys with ON DELETE SET NULL count as a trigger of depth one.
constexpr Limit kLimits[] = {{SQLITE_LIMIT_LENGTH, kMaxValue}, {SQLITE_LIMIT_SQL_LENGTH, 256 << 10},
                             {SQLITE_LIMIT_COLUMN, 64},        {SQLITE_LIMIT_EXPR_DEPTH, 100},
                             {SQLITE_LIMIT_ATTACHED, 0},       {SQLITE_LIMIT_VARIABLE_NUMBER, 100},
                             {SQLITE_LIMIT_TRIGGER_DEPTH, 10}, {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200}};

}  // namespace

void hardenConnection(sqlite3* connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  for (const Limit& limit : kLimits) sqlite3_limit(connection, limit.what, limit.most);
}

std::string sqliteSource() {
  return sqlite3_sourceid();
}

}  // namespace lk::carddb
