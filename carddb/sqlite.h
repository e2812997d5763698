// RAII wrappers for SQLite: database, statement, transaction, snapshot. Private to carddb/.
//
// Inside this folder, failures are thrown as Error, which keeps the calling code simple; guard() converts
// them to the Outcome that is returned to the caller.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <sqlite3.h>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"

namespace lk::carddb::sqlite {

struct Error {
  Fault fault;
};

/// Runs `work` and returns its result, or the fault it threw.
template <class Work>
auto guard(Work&& work) -> Outcome<decltype(work())> {
  try {
    return work();
  } catch (const Error& error) {
    return error.fault;
  }
}

enum class Access {
  readOnly,
  readWrite,
  create,     // the file must not exist yet
  immutable,  // read-only without SQLite's side files; nobody may write to the file meanwhile
  scratch,    // a temporary, unnamed database, deleted when closed; the path is used in messages only
};

/// An open connection. Waits up to five seconds for locks of other programs. Every commit is synced.
class Database {
 public:
  Database(const std::string& path, Access access);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

  /// Runs one or more statements and ignores their rows.
  void run(const std::string& sql);
  /// Return the first column of the first row.
  std::int64_t number(const std::string& sql);
  std::string word(const std::string& sql);

  /// Switches the file to a write-ahead log, if its file system allows one.
  void useWriteAheadLog();
  /// If set, closing this connection does not process and delete the write-ahead log of other programs.
  void keepLogOnClose(bool keep);
  /// Copies everything to `target`, which must be empty.
  void copyTo(Database& target);

  [[noreturn]] void fail(int code) const;

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::string path_;
  std::unique_ptr<sqlite3, Close> handle_;
};

/// A prepared statement. Parameters are bound in order. The database must outlive it.
class Statement {
 public:
  Statement(Database& database, const std::string& sql);

  Statement& bind(std::int64_t value);
  Statement& bind(std::string_view value);
  Statement& bind(const std::vector<std::uint8_t>& value);

  /// Moves to the next row. Returns false if there is none.
  bool next();
  /// Runs to the end and resets the statement for new values.
  void finish();
  /// Discards the remaining rows and resets the statement for new values.
  void restart();

  /// Return columns of the current row, counted from 0.
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::vector<std::uint8_t> bytes(int column) const;
  /// Returns the bytes without copying; valid until the next row.
  [[nodiscard]] std::span<const std::uint8_t> view(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  void check(int code) const;
  Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
  int bound_ = 0;
};

/// A transaction: rolled back unless committed. Takes the write lock immediately. Inside another transaction
/// it has no effect of its own: the outer one decides.
class Transaction {
 public:
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& database_;
  bool open_ = false;  // started here, neither committed nor rolled back
};

/// Makes several reads see one state while other programs write.
class Snapshot {
 public:
  explicit Snapshot(Database& database);
  ~Snapshot();
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;

 private:
  Database& database_;
};

}  // namespace lk::carddb::sqlite
