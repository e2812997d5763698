#include "carddb/sqlite.h"

#include <cerrno>
#include <filesystem>

#include "carddb/file_locks.h"
#include "carddb/strange_file.h"
#include "carddb/write_ahead_log.h"

namespace lk::carddb::sqlite {

namespace {

constexpr int kBusyMilliseconds = 5000;

/// Makes a path absolute, so that it is never taken for one of SQLite's special names (":memory:",
/// "file:...").
std::string absolute(const std::string& path) {
  std::error_code error;
  const std::filesystem::path full = std::filesystem::absolute(path, error);
  return error ? path : full.string();
}

std::string immutableUri(const std::string& path) {
  static constexpr char kHex[] = "0123456789ABCDEF";
  std::string uri = "file:";
  for (const char raw : absolute(path)) {
    const auto c = static_cast<unsigned char>(raw);
    if (c == '%' || c == '?' || c == '#' || c <= ' ')
      uri.append({'%', kHex[c >> 4], kHex[c & 15]});
    else
      uri += raw;
  }
  return uri + "?immutable=1";
}

std::string nameFor(const std::string& path, Access access) {
  if (access == Access::scratch) return "";
  return access == Access::immutable ? immutableUri(path) : absolute(path);
}

int flagsFor(Access access) {
  switch (access) {
    case Access::readOnly:
      return SQLITE_OPEN_READONLY;
    case Access::readWrite:
      return SQLITE_OPEN_READWRITE;
    case Access::create:
    case Access::scratch:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Access::immutable:
      return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
  }
  return SQLITE_OPEN_READONLY;
}

std::string folderOf(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  return folder.empty() ? "." : folder.string();
}

Fault faultFor(const std::string& path, int code, const char* message) {
  const auto fault = [&](std::string what, std::string cure) {
    return Fault{path, 0, std::move(what), std::move(cure)};
  };
  switch (code & 0xFF) {
    case SQLITE_FULL:
      return fault("cannot be written because the disk is full",
                   "free some space and try again; nothing was lost");
    case SQLITE_BUSY:  // SQLite's word for locks that cannot be set, too
      if (!path.empty() && !canLockFilesIn(folderOf(path)))
        return fault("is on a drive that cannot lock files, as some network drives",
                     "keep it on a disk of this computer");
      [[fallthrough]];
    case SQLITE_LOCKED:
      return fault("is in use by another program", "wait for it or close it, then try again");
    case SQLITE_READONLY:
      return fault("cannot be written", "check the permissions of the file and its folder");
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_CANTOPEN:
      return fault("cannot be opened", "check that the file exists, and its and its folder's permissions");
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return fault("is damaged or incomplete", "restore it from a copy");
    case SQLITE_IOERR:
      return fault("cannot be read or written: the disk reports an error", "check the disk");
    case SQLITE_NOMEM:
      return fault("needs more memory than there is", "close other programs and try again");
    case SQLITE_TOOBIG:
      return fault("would contain a value of more than " + std::to_string(kMaxValue >> 20) + " MB",
                   "make it smaller, or restore it from a copy");
    default:
      return fault("cannot be used as a library: " + std::string(message), "restore it from a copy");
  }
}

}  // namespace

Database::Database(const std::string& path, Access access) : path_(path) {
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(nameFor(path, access).c_str(), &raw, flagsFor(access), nullptr);
  handle_.reset(raw);
  if (!raw) throw Error{faultFor(path, SQLITE_NOMEM, "")};
  if (code != SQLITE_OK) fail(code);
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, kBusyMilliseconds);
  hardenConnection(raw);
  // Statement journals are kept in memory: on a full disk SQLite would report only "error" for them.
  run("PRAGMA cell_size_check = 1; PRAGMA foreign_keys = 1; PRAGMA synchronous = FULL");
  run("PRAGMA temp_store = MEMORY");
}

void Database::run(const std::string& sql) {
  const int code = sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.next() ? statement.integer(0) : 0;
}

std::string Database::word(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.next() ? statement.text(0) : std::string();
}

void Database::useWriteAheadLog() {
  const int code = carddb::useWriteAheadLog(handle(), kBusyMilliseconds);
  if (code != SQLITE_OK) fail(code);
}

void Database::keepLogOnClose(bool keep) {
  sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

void Database::copyTo(Database& target) {
  sqlite3_backup* backup = sqlite3_backup_init(target.handle(), "main", handle(), "main");
  if (!backup) target.fail(sqlite3_errcode(target.handle()));
  sqlite3_backup_step(backup, -1);
  const int code = sqlite3_backup_finish(backup);
  if (code != SQLITE_OK) target.fail(code);
}

namespace {

/// Returns the last operating system error for one of the database's two files; 0 if there was none.
int lastSystemError(sqlite3* handle, int whichFile) {
  sqlite3_file* file = nullptr;
  int error = 0;
  const bool there = sqlite3_file_control(handle, "main", whichFile, &file) == SQLITE_OK && file;
  if (there && file->pMethods && file->pMethods->xFileControl)  // an in-memory journal has none
    file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
  return error;
}

/// Exceeding a quota or the maximum file size counts as a full disk; so does a full file system for shared
/// memory.
bool isFull(sqlite3* handle, int code) {
  if ((code & 0xFF) != SQLITE_IOERR) return false;
  if (code == SQLITE_IOERR_SHMSIZE) return true;
  for (const int file : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
    const int error = lastSystemError(handle, file);
    if (error == ENOSPC || error == EDQUOT || error == EFBIG) return true;
  }
  return false;
}

/// SQLite reports unreadable data as damaged.
bool isUnreadable(sqlite3* handle, int code) {
  return (code & 0xFF) == SQLITE_CORRUPT && (lastSystemError(handle, SQLITE_FCNTL_FILE_POINTER) == EIO ||
                                             lastSystemError(handle, SQLITE_FCNTL_JOURNAL_POINTER) == EIO);
}

}  // namespace

void Database::fail(int code) const {
  if (isFull(handle(), code)) code = SQLITE_FULL;
  if (isUnreadable(handle(), code)) code = SQLITE_IOERR;
  throw Error{faultFor(path_, code, sqlite3_errmsg(handle()))};
}

Statement::Statement(Database& database, const std::string& sql) : database_(database) {
  sqlite3_stmt* raw = nullptr;
  check(sqlite3_prepare_v2(database.handle(), sql.c_str(), static_cast<int>(sql.size()), &raw, nullptr));
  handle_.reset(raw);
}

Statement& Statement::bind(std::int64_t value) {
  check(sqlite3_bind_int64(handle_.get(), ++bound_, value));
  return *this;
}

Statement& Statement::bind(std::string_view value) {
  const char* data = value.empty() ? "" : value.data();
  check(sqlite3_bind_text64(handle_.get(), ++bound_, data, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind(const std::vector<std::uint8_t>& value) {
  // A null pointer would bind NULL instead of an empty blob.
  check(value.empty()
            ? sqlite3_bind_zeroblob(handle_.get(), ++bound_, 0)
            : sqlite3_bind_blob64(handle_.get(), ++bound_, value.data(), value.size(), SQLITE_TRANSIENT));
  return *this;
}

bool Statement::next() {
  const int code = sqlite3_step(handle_.get());
  if (code != SQLITE_ROW && code != SQLITE_DONE) database_.fail(code);
  return code == SQLITE_ROW;
}

void Statement::finish() {
  while (next()) {
  }
  restart();
}

void Statement::restart() {
  sqlite3_reset(handle_.get());
  bound_ = 0;
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

std::string Statement::text(int column) const {
  const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
  if (!data) return {};
  return {data, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

std::vector<std::uint8_t> Statement::bytes(int column) const {
  const std::span<const std::uint8_t> seen = view(column);
  return {seen.begin(), seen.end()};
}

std::span<const std::uint8_t> Statement::view(int column) const {
  const auto* data = static_cast<const std::uint8_t*>(sqlite3_column_blob(handle_.get(), column));
  if (!data) return {};
  return {data, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) database_.fail(code);
}

Transaction::Transaction(Database& database) : database_(database) {
  if (sqlite3_get_autocommit(database.handle()) == 0) return;
  database.run("BEGIN IMMEDIATE");
  open_ = true;
}

Transaction::~Transaction() {
  // Some failures, such as a full disk, have rolled back the transaction already.
  if (open_ && sqlite3_get_autocommit(database_.handle()) == 0)
    sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  if (!open_) return;
  database_.run("COMMIT");
  open_ = false;
}

Snapshot::Snapshot(Database& database) : database_(database) {
  database.run("BEGIN");
}

Snapshot::~Snapshot() {
  sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

}  // namespace lk::carddb::sqlite
