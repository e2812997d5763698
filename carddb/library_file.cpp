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
  return "is of schema " + std::to_string(schema) + ", newer than this program's " +
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

/// SQLite's file header; shorter than `Header` only where the file is.
std::size_t readHeader(const std::string& path, Header& header) {
  std::ifstream file(path, std::ios::binary);
  if (!file) refuse(path, "cannot be read", "check its permissions");
  file.read(reinterpret_cast<char*>(header.data()), header.size());
  return static_cast<std::size_t>(file.gcount());
}

/// Returns whether the file ends before its last page does. SQLite itself would fill a last page that is
/// there in part with zeros. A commit writes the first page before it makes the file longer: as long as its
/// journal lies there, SQLite finishes or undoes it, and nothing is said here.
bool isCutShort(const std::string& path, Header header) {
  for (;;) {
    const std::uint32_t pageField = bigEndian(header, 16) >> 16;
    const std::uintmax_t pageSize = pageField == 1 ? 65536 : pageField;
    const bool countHolds = bigEndian(header, 24) == bigEndian(header, 92);
    if (!countHolds || hasContent(path + "-journal")) return false;
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (error || bigEndian(header, 28) * pageSize <= size) return false;
    const Header before = header;  // unless another program has just undone its commit
    if (readHeader(path, header) < header.size() || header == before) return true;
  }
}

/// Refuses what is no library by looking at its first bytes, before SQLite may touch it.
void recognise(const std::string& path, const fs::file_status& status) {
  if (fs::is_directory(status)) refuse(path, "is a folder, not a card library", "name a file in it");
  if (!fs::is_regular_file(status)) refuse(path, "is no file", "name a card library");
  Header header{};
  const std::size_t length = readHeader(path, header);
  if (length == 0)
    refuse(path, "is empty, not a card library", "remove it to have a new one made, or name another file");
  if (length < header.size() || std::memcmp(header.data(), "SQLite format 3", 16) != 0)
    refuse(path, "is not a card library", "name one made by enrolling cards");
  if (bigEndian(header, 68) != kApplicationId)
    refuse(path, "is another program's database, not a card library", "name one made by enrolling cards");
  // With a write-ahead log the header may be out of date; SQLite is asked later anyway.
  if (hasWriteAheadLog(path)) return;
  const std::uint32_t schema = bigEndian(header, 60);
  if (schema > static_cast<std::uint32_t>(newestSchema()))
    refuse(path, schemaWords(schema), "use the newer Lampkeeper that wrote it");
  if (isCutShort(path, header)) refuse(path, "is damaged or cut short", "restore it from a copy");
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

/// A name beside `path` for a file in the making; removed unless it was put in place.
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

  /// False when something of the target's name is there already; it stays as it is.
  bool putInPlace() {
    bool placed = ::renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0;
    // File systems without that call: the gap between looking and renaming is as small as it gets.
    if (!placed && (errno == EINVAL || errno == ENOSYS) && !fs::exists(fs::symlink_status(target_)))
      placed = std::rename(name_.c_str(), target_.c_str()) == 0;
    syncFolderOf(target_);
    return placed;
  }

 private:
  std::string target_;
  std::string name_;
};

/// Made whole beside its place and then moved there: a library is never half made, whenever the power goes.
void create(const std::string& path) {
  const fs::path folder = folderOf(path);
  std::error_code error;
  if (!fs::is_directory(folder, error))
    refuse(path, "cannot be made: there is no folder " + folder.string(), "create the folder first");
  if (!mayWrite(folder))
    refuse(path, "cannot be made: the folder " + folder.string() + " is write-protected",
           "name another place");
  Draft draft(path);
  try {
    Database database(draft.name(), Access::create);
    {  // What stays in a write-ahead log would not move with the file, and closing tells no failure.
      sqlite::Transaction transaction(database);
      applySchemaSteps(database, 0);
      transaction.commit();
    }
    // From here on there is one: whoever opens it next need not be alone for a moment to begin it.
    if (database.word("PRAGMA journal_mode = WAL") != "wal") database.fail(SQLITE_FULL);
  } catch (const Error& trouble) {
    refuse(path, "cannot be made: it " + trouble.fault.what, trouble.fault.cure);
  }
  // If another program was quicker, theirs is opened; if it is no library, that will be said.
  if (!draft.putInPlace() && !fs::exists(path))
    refuse(path, "cannot be made: something of that name is in the way", "name another place");
}

/// All but pictures, descriptors and what is derived: they are gigabytes, bear on no other row, and are found
/// damaged when they are read.
void checkIntegrity(Database& database) {
  std::vector<std::string> tables;
  sqlite::Statement select(database,
                           "SELECT replace(name, '\"', '\"\"') FROM sqlite_schema WHERE type = 'table'"
                           " AND name NOT IN ('picture', 'descriptor', 'derived', 'sqlite_sequence')");
  while (select.next()) tables.push_back(select.text(0));
  for (const std::string& name : tables)
    if (database.word("PRAGMA quick_check(\"" + name + "\")") != "ok") database.fail(SQLITE_CORRUPT);
}

/// Returns the copy's name. The caller holds the right to write, so what another connection reads stays as it
/// is.
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
      database.number("PRAGMA user_version");  // another program may have been quicker
  if (schema == newestSchema()) return;
  const std::string copy = keepCopy ? backUp(database, schema) : std::string();
  try {
    applySchemaSteps(database, static_cast<int>(schema));
    transaction.commit();
  } catch (...) {  // nothing has changed: nobody needs the copy
    std::error_code error;
    if (keepCopy) fs::remove(copy, error);
    throw;
  }
}

/// What is only read is brought to the newest schema in a copy that vanishes.
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
  // No side files can be made here, and none are there: nobody is writing.
  if (!folderWritable && !hasWriteAheadLog(path) && !hasContent(path + "-journal"))
    return Database(path, Access::immutable);
  // Where it may be written SQLite is let to lock it and to clear its side files away, but to change nothing.
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

Database openLibraryFile(const std::string& path, LibraryMode mode) {
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
  recognise(path, status);

  const bool reading = mode == LibraryMode::readOnly;
  const bool logThere = hasWriteAheadLog(path);
  Database database = reading ? openForReading(path) : openForWriting(path);
  database.keepLogOnClose(logThere);  // until it is accepted, not even a leftover log is worked in
  const std::int64_t schema = database.number("PRAGMA user_version");
  if (schema > newestSchema()) refuse(path, schemaWords(schema), "use the newer Lampkeeper that wrote it");
  if (schema < 1) refuse(path, "is a library without tables", "restore it from a copy");
  if (database.number(kCountOfWhatActs) != 0)
    refuse(path, "holds views or triggers, which no library of ours has", "restore it from a copy");
  checkIntegrity(database);
  if (reading && schema < newestSchema()) return migratedCopy(database);
  if (schema < newestSchema()) migrate(database, mode != LibraryMode::passing);
  checkTables(database);
  if (reading) return database;
  database.keepLogOnClose(false);
  database.run("PRAGMA journal_mode = WAL");
  return database;
}

}  // namespace lk::carddb
