#include "carddb/database_copy.h"

#include <filesystem>
#include <unistd.h>

#include "carddb/sqlite.h"

namespace lk::carddb {

using sqlite::Access;
using sqlite::Database;
using sqlite::Error;

namespace {

/// Opens a file for reading. If the file is writable, SQLite may lock it and remove its own side files, but
/// not change the database; a write-ahead log that was there before is kept.
Database openedToRead(const std::string& path) {
  const bool writable = ::access(path.c_str(), W_OK) == 0;
  std::error_code ignored;
  const bool logThere = std::filesystem::exists(path + "-wal", ignored) &&
                        std::filesystem::file_size(path + "-wal", ignored) > 0;
  Database database(path, writable ? Access::readWrite : Access::readOnly);
  database.keepLogOnClose(logThere);
  database.run("PRAGMA query_only = 1");
  return database;
}

/// With a write-ahead log, the copy would consist of more than one file.
void makeOneFile(Database& copy) {
  copy.run("PRAGMA journal_mode = DELETE");
  if (copy.word("PRAGMA integrity_check(1)") != "ok") copy.fail(SQLITE_CORRUPT);
}

void removeAll(const std::string& path) {
  std::error_code ignored;
  for (const char* suffix : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(path + suffix, ignored);
}

}  // namespace

Outcome<Done> copyDatabase(const std::string& from, const std::string& to) {
  return sqlite::guard([&] {
    try {
      Database source = openedToRead(from);
      Database copy(to, Access::create);
      source.copyTo(copy);
      makeOneFile(copy);
    } catch (const Error& error) {
      removeAll(to);
      // Report the error for the source file, which the user knows, unless the disk is full.
      Fault fault = error.fault;
      if (fault.what.find("disk is full") == std::string::npos) fault.file = from;
      throw Error{fault};
    }
    return Done{};
  });
}

std::string sqliteVersion() {
  return sqlite3_libversion();
}

}  // namespace lk::carddb
