// A SQLite file may come from anywhere: what is done with every connection before the file is believed.
#pragma once

#include <string>

struct sqlite3;

namespace lk::carddb {

/// No value of a file is larger, in bytes: a picture, a pack, all events of a night. Twice what is taken in.
inline constexpr int kLargestValue = 64 << 20;

/// Keeps the schema of a file from calling functions that could do harm and from being written to, and bounds
/// what reading it may cost. To be called before anything else is done with a new connection. The connection
/// must be of the SQLite that is linked here: see sqliteSource().
void restrain(sqlite3* connection);

/// Counts what acts by itself in a file: views, triggers and virtual tables but our own. No file of ours has
/// any; a view of a table's name might never end. It goes by the words that SQLite reads, whatever the rows
/// beside them say.
inline constexpr char kCountOfWhatActs[] =
    "SELECT count(*) FROM sqlite_schema WHERE sql NOT GLOB 'CREATE TABLE *' AND sql NOT GLOB 'CREATE INDEX "
    "*' "
    "AND sql NOT GLOB 'CREATE UNIQUE INDEX *' AND sql NOT GLOB 'CREATE VIRTUAL TABLE card_words USING fts5 "
    "*'";

/// What names the SQLite that is linked here, as its function sqlite_source_id() does.
std::string sqliteSource();

}  // namespace lk::carddb
