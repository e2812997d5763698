#include "carddb/library_file.h"

#include <array>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "carddb/schema.h"
#include "carddb/strange_file.h"

namespace lk::carddb {

namespace fs = std::filesystem;
using sqlite::Access;
using sqlite::Database;
using sqlite::Error;

namespace {

[[noreturn]] void refuse(const std::string& path, std::string what, std::string cure) {
  throw Error{Fault{path, 0, std::move(what), std::move(cure)}};
}

std::string schemaWords(std::int64_t schema) {
  return "has schema " + std::to_string(schema) + ", newer than this program's " +
         std::to_string(newestSchema());
}

std::uint32_t bigEndian(const std::array<unsigned char, 100>& header, std::size_t at) {
  return std::uint32_t{header[at]} << 24 | std::uint32_t{header[at + 1]} << 16 |
         std::uint32_t{header[at + 2]} << 8 | header[at + 3];
}

bool hasContent(const std::string& path) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  return !error && size > 0;
}

bool hasWriteAheadLog(const std::string& path) {
  return hasContent(path + "-wal");
}

using Header = std::array<unsigned char, 100>;

/// Reads SQLite's file header. Returns its length, which is less than Header only if the file is shorter.
std::size_t readHeader(const std::string& path, Header& header) {
  std::ifstream file(path, std::ios::binary);
  if (!file) refuse(path, "cannot be read", "check its permissions");
  file.read(reinterpret_cast<char*>(header.data()), header.size());
  return static_cast<std::size_t>(file.gcount());
}

/// Returns whether the file is shorter than its header says. SQLite itself would fill an incomplete last page
/// with zeros. A commit writes the first page before it extends the file; while its journal exists, SQLite
/// completes or rolls back the commit, so the result is false.
bool isCutShort(const std::string& path, Header header) {
  for (;;) {
    const std::uint32_t pageField = bigEndian(header, 16) >> 16;
    const std::uintmax_t pageSize = pageField == 1 ? 65536 : pageField;
    const bool countHolds = bigEndian(header, 24) == bigEndian(header, 92);
    if (!countHolds || hasContent(path + "-journal")) return false;
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (error || bigEndian(header, 28) * pageSize <= size) return false;
    const Header before = header;  // unless another program has just rolled back its commit
    if (readHeader(path, header) < header.size() || header == before) return true;
  }
}

/// Rejects files that are no library by their first bytes, before SQLite opens them.
void recognise(const std::string& path, const fs::file_status& status, LibraryHolds holds) {
  const bool nights = holds == LibraryHolds::nights;
  if (fs::is_directory(status))
    refuse(path, nights ? "is a folder, not a file of nights" : "is a folder, not a card library",
           "choose a file in it");
  if (!fs::is_regular_file(status))
    refuse(path, "is not a file", nights ? "choose another file" : "choose a card library");
  Header header{};
  const std::size_t length = readHeader(path, header);
  if (length == 0)
    refuse(path, nights ? "is empty, not a file of nights" : "is empty, not a card library",
           "delete it to get a new one, or choose another file");
  if (nights && (length < header.size() || std::memcmp(header.data(), "SQLite format 3", 16) != 0))
    refuse(path, "is a damaged file of nights, or none at all",
           "restore it from a backup, or move it away: a new one is made");
  if (nights && bigEndian(header, 68) != kApplicationId)
    refuse(path, "is another program's database, not a file of nights", "choose another file");
  if (length < header.size() || std::memcmp(header.data(), "SQLite format 3", 16) != 0)
    refuse(path, "is not a card library", "name one made by enrolling cards");
  if (bigEndian(header, 68) != kApplicationId)
    refuse(path, "is another program's database, not a card library", "name one made by enrolling cards");
  // With a write-ahead log the header may be outdated; SQLite is asked for the version later anyway.
  if (hasWriteAheadLog(path)) return;
  const std::uint32_t schema = bigEndian(header, 60);
  if (schema > static_cast<std::uint32_t>(newestSchema()))
    refuse(path, schemaWords(schema), "use the newer Lampkeeper that wrote it");
  if (isCutShort(path, header)) refuse(path, "is damaged or incomplete", "restore it from a copy");
}

fs::path folderOf(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  return folder.empty() ? fs::path(".") : folder;
}

bool mayWrite(const fs::path& path) {
  return ::access(path.c_str(), W_OK) == 0;
}

void syncFolderOf(const std::string& path) {
  const int descriptor = ::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

void removeWithSideFiles(const std::string& path) {
  std::error_code ignored;
  for (const char* suffix : {"", "-wal", "-shm", "-journal"}) fs::remove(path + suffix, ignored);
}

/// A file under construction next to `target`, with a temporary name. It is deleted unless it was put in
/// place.
class Draft {
 public:
  explicit Draft(std::string target)
      : target_(std::move(target)), name_(target_ + ".part-" + std::to_string(::getpid())) {
    removeWithSideFiles(name_);
  }
  ~Draft() { removeWithSideFiles(name_); }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  [[nodiscard]] const std::string& name() const { return name_; }

  /// Renames the file to its target name. Returns false if that name exists already; the existing file is not
  /// changed.
  bool putInPlace() {
    bool placed = ::renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0;
    // For file systems without this call: a check directly before the rename.
    if (!placed && (errno == EINVAL || errno == ENOSYS) && !fs::exists(fs::symlink_status(target_)))
      placed = std::rename(name_.c_str(), target_.c_str()) == 0;
    syncFolderOf(target_);
    return placed;
  }

 private:
  std::string target_;
  std::string name_;
};

/// Creates a library completely under a temporary name and renames it, so that there is never a partial
/// library, even after a power failure.
void create(const std::string& path) {
  const fs::path folder = folderOf(path);
  std::error_code error;
  if (!fs::is_directory(folder, error))
    refuse(path, "cannot be created: there is no folder " + folder.string(), "create the folder first");
  if (!mayWrite(folder))
    refuse(path, "cannot be created: the folder " + folder.string() + " is write-protected",
           "choose another place");
  Draft draft(path);
  try {
    Database database(draft.name(), Access::create);
    {  // commit here: a write-ahead log would not move with the file, and closing reports no errors
      sqlite::Transaction transaction(database);
      applySchemaSteps(database, 0);
      transaction.commit();
    }
    // Switch to WAL now: it needs exclusive access, which the next program to open the file might not get.
    if (database.word("PRAGMA journal_mode = WAL") != "wal") database.fail(SQLITE_FULL);
  } catch (const Error& failed) {
    refuse(path, "cannot be created: it " + failed.fault.what, failed.fault.cure);
  }
  // If another program was faster, its file is opened; if that is no library, opening reports it.
  if (!draft.putInPlace() && !fs::exists(path))
    refuse(path, "cannot be created: that name is already taken", "choose another place");
}

/// Checks all tables except pictures, descriptors and derived data: they are gigabytes, no other row depends
/// on them, and damage is detected when they are read.
void checkIntegrity(Database& database) {
  std::vector<std::string> tables;
  sqlite::Statement select(database,
                           "SELECT replace(name, '\"', '\"\"') FROM sqlite_schema WHERE type = 'table'"
                           " AND name NOT IN ('picture', 'descriptor', 'derived', 'sqlite_sequence')");
  while (select.next()) tables.push_back(select.text(0));
  for (const std::string& name : tables)
    if (database.word("PRAGMA quick_check(\"" + name + "\")") != "ok") database.fail(SQLITE_CORRUPT);
}

/// Returns the copy's name. The caller holds the write lock, so the content cannot change while another
/// connection reads it.
std::string backUp(Database& database, std::int64_t schema) {
  const std::string stem = database.path() + ".bak-" + std::to_string(schema);
  for (int copy = 1; copy < 100; ++copy) {
    const std::string name = copy == 1 ? stem : stem + "-" + std::to_string(copy);
    std::error_code error;
    if (fs::exists(fs::symlink_status(name, error))) continue;
    Draft draft(name);
    {
      Database source(database.path(), Access::readOnly);
      Database target(draft.name(), Access::create);
      source.copyTo(target);
    }
    if (draft.putInPlace()) return name;
  }
  refuse(database.path(), "has too many backup copies beside it", "move the files " + stem + "... elsewhere");
}

void migrate(Database& database, bool keepCopy) {
  sqlite::Transaction transaction(database);
  const std::int64_t schema =
      database.number("PRAGMA user_version");  // another program may have migrated it already
  if (schema == newestSchema()) return;
  const std::string copy = keepCopy ? backUp(database, schema) : std::string();
  try {
    applySchemaSteps(database, static_cast<int>(schema));
    transaction.commit();
  } catch (...) {  // nothing was changed, so the copy is not needed
    std::error_code error;
    if (keepCopy) fs::remove(copy, error);
    throw;
  }
}

/// Migrates a temporary copy, for files that are only read.
Database migratedCopy(Database& database) {
  Database copy(database.path(), Access::scratch);
  database.copyTo(copy);
  {
    sqlite::Transaction transaction(copy);
    applySchemaSteps(copy, static_cast<int>(copy.number("PRAGMA user_version")));
    transaction.commit();
  }
  copy.run("PRAGMA query_only = 1");
  return copy;
}

Database openForReading(const std::string& path) {
  const bool folderWritable = mayWrite(folderOf(path));
  // No side files can be created here and none exist, so nobody is writing.
  if (!folderWritable && !hasWriteAheadLog(path) && !hasContent(path + "-journal"))
    return Database(path, Access::immutable);
  // If the file is writable, SQLite may lock it and remove its side files, but not change the database.
  Database database(path, mayWrite(path) && folderWritable ? Access::readWrite : Access::readOnly);
  database.run("PRAGMA query_only = 1");
  return database;
}

Database openForWriting(const std::string& path) {
  Database database(path, Access::readWrite);
  if (sqlite3_db_readonly(database.handle(), "main") != 0) database.fail(SQLITE_READONLY);
  return database;
}

}  // namespace

Database openLibraryFile(const std::string& path, LibraryMode mode, LibraryHolds holds) {
  std::error_code error;
  fs::file_status status = fs::status(path, error);
  const bool maybeMade = mode == LibraryMode::createIfMissing || mode == LibraryMode::passing;
  if (status.type() == fs::file_type::not_found && maybeMade) {
    create(path);
    status = fs::status(path, error);
  }
  if (status.type() == fs::file_type::not_found)
    refuse(path, "does not exist", "check the name, or enrol cards into it to have it made");
  if (error) refuse(path, "cannot be reached: " + error.message(), "check the path and its permissions");
  recognise(path, status, holds);

  const bool reading = mode == LibraryMode::readOnly;
  const bool logThere = hasWriteAheadLog(path);
  Database database = reading ? openForReading(path) : openForWriting(path);
  database.keepLogOnClose(logThere);  // a leftover log is not processed until the file is accepted
  const std::int64_t schema = database.number("PRAGMA user_version");
  if (schema > newestSchema()) refuse(path, schemaWords(schema), "use the newer Lampkeeper that wrote it");
  if (schema < 1) refuse(path, "is a library without tables", "restore it from a copy");
  if (database.number(kCountActiveObjects) != 0)
    refuse(path, "holds views or triggers, which no library of ours has", "restore it from a copy");
  checkIntegrity(database);
  if (reading && schema < newestSchema()) return migratedCopy(database);
  if (schema < newestSchema()) migrate(database, mode != LibraryMode::passing);
  checkTables(database);
  if (reading) return database;
  database.keepLogOnClose(false);
  database.useWriteAheadLog();
  return database;
}

}  // namespace lk::carddb
