// Precautions for SQLite files of unknown origin, applied to every connection before the file is trusted.
#pragma once

#include <string>

struct sqlite3;

namespace lk::carddb {

/// Maximum size of a value in a file, in bytes: a picture, a pack, all events of a night. Twice the size that
/// is accepted when values are stored.
inline constexpr int kMaxValue = 64 << 20;

/// Prevents the schema of a file from calling dangerous functions and from being modified, and limits the
/// resources used by reading. Must be called before anything else is done with a new connection. The
/// connection must belong to the SQLite library linked here: see sqliteSource().
void hardenConnection(sqlite3* connection);

/// Counts the active objects of a file: views, triggers, and virtual tables other than our own. Our files
/// have none of them; a view with the name of a table might never end. Uses the SQL text that SQLite itself
/// reads, since other columns of the schema may be forged.
inline constexpr char kCountActiveObjects[] =
    "SELECT count(*) FROM sqlite_schema WHERE sql NOT GLOB 'CREATE TABLE *' AND sql NOT GLOB 'CREATE INDEX "
    "*' "
    "AND sql NOT GLOB 'CREATE UNIQUE INDEX *' AND sql NOT GLOB 'CREATE VIRTUAL TABLE card_words USING fts5 "
    "*'";

/// Returns the source id of the SQLite linked here, as its function sqlite_source_id() does.
std::string sqliteSource();

}  // namespace lk::carddb
