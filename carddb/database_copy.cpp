#include "carddb/database_copy.h"

#include <filesystem>
#include <unistd.h>

#include "carddb/sqlite.h"

namespace lk::carddb {

using sqlite::Access;
using sqlite::Database;
using sqlite::Error;

namespace {

/// Where it may be written SQLite is let to lock it and to clear away what it puts beside it, but to change
/// nothing: a log that somebody left there stays.
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

/// In a write-ahead log it would not be all in one file.
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
    } catch (const Error& trouble) {
      removeAll(to);
      // What is wrong is wrong with what people know by its name, unless there is no room for the copy.
      Fault fault = trouble.fault;
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
