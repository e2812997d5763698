// Switching a SQLite file to its write-ahead log while other programs use the file.
#pragma once

struct sqlite3;

namespace lk::carddb {

/// Switches the file of a connection to a write-ahead log. Waits up to `milliseconds` for programs
/// that write to it, because SQLite itself does not: its busy timeout has no effect on this change. Returns
/// SQLite's result code, which is SQLITE_OK as well if the file cannot have such a log and keeps its rollback
/// journal.
int useWriteAheadLog(sqlite3* connection, int milliseconds);

}  // namespace lk::carddb
