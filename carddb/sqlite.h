// SQLite in scopes: a database, a statement, a transaction. Private to carddb/.
//
// Failures are thrown as Trouble inside this folder, which keeps every use a straight line; guard() turns
// them into the Outcome that leaves it.
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

/// Runs `work` and returns what it returns, or the fault it ran into.
template <class Work>
auto guard(Work&& work) -> Outcome<decltype(work())> {
  try {
    return work();
  } catch (const Error& trouble) {
    return trouble.fault;
  }
}

enum class Access {
  readOnly,
  readWrite,
  create,     // a file that does not exist yet
  immutable,  // reading where not even SQLite's own side files may be written; nobody else may write
              // meanwhile
  scratch,    // a nameless file of its own that vanishes with it; the path serves messages only
};

/// An open connection. Waits up to five seconds for other programs; every commit is synced.
class Database {
 public:
  Database(const std::string& path, Access access);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

  /// One or more statements whose rows do not matter.
  void run(const std::string& sql);
  /// The first column of the first row.
  std::int64_t number(const std::string& sql);
  std::string word(const std::string& sql);

  /// Leaves what other programs wrote to the write-ahead log where it is when this connection closes.
  void keepLogOnClose(bool keep);
  /// Copies everything into `target`, which must be empty.
  void copyTo(Database& target);

  [[noreturn]] void fail(int code) const;

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };
  std::string path_;
  std::unique_ptr<sqlite3, Close> handle_;
};

/// A prepared statement; parameters are bound in order. The database must outlive it.
class Statement {
 public:
  Statement(Database& database, const std::string& sql);

  Statement& bind(std::int64_t value);
  Statement& bind(std::string_view value);
  Statement& bind(const std::vector<std::uint8_t>& value);

  /// Moves to the next row, if there is one.
  bool next();
  /// Runs to the end and makes ready for other values.
  void finish();
  /// Gives up the rows that are left and makes ready for other values.
  void restart();

  /// Columns of the current row, counted from 0.
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::vector<std::uint8_t> bytes(int column) const;
  /// Without a copy; valid until the next row.
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

/// All or nothing: undone unless committed. Takes the right to write at once. Within another one it is a part
/// of that, and stands or falls with it.
class Transaction {
 public:
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& database_;
  bool open_ = false;  // begun here, and neither committed nor undone
};

/// Several reads that see one state, whatever other programs write meanwhile.
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
