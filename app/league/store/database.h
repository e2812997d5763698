// One connection to a database of either engine: statements, transactions, and what went wrong.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QVariantList>

#include "app/league/store/address.h"
#include "rules/text/fault.h"

class QSqlDatabase;
class QSqlError;

namespace lk::league {

/// What kind of thing went wrong last, for whoever can do something about it.
enum class DatabaseError : std::uint8_t {
  none,
  unreachable,  // no connection, or it was lost: later may do
  taken,        // a constraint says that it is there already
  forbidden,    // this login may not
  other
};

using Rows = std::vector<QVariantList>;

/// Owns its connection. Not thread-safe. Needs the application object.
class Database {
 public:
  /// Faults: unreachable, refused, no such file where `mayMake` is false.
  static Outcome<Database> open(const Address& address, bool mayMake, DatabaseError* error = nullptr);
  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  [[nodiscard]] const Address& address() const { return address_; }
  [[nodiscard]] Engine engine() const { return address_.engine; }
  /// Of the last statement; of a transaction, of what made it fail.
  [[nodiscard]] DatabaseError error() const { return error_; }

  /// The rows of a statement; its question marks stand for `values`.
  Outcome<Rows> rows(const QString& sql, const QVariantList& values = {});
  Outcome<Done> run(const QString& sql, const QVariantList& values = {});
  /// Several statements without values, separated by semicolons at the end of a line.
  Outcome<Done> runAll(const QString& script);

  /// All that `writes` writes, or nothing of it; within another one, its part. One at a time writes to a
  /// SQLite file.
  Outcome<Done> together(const std::function<Outcome<Done>()>& writes);

  /// Writes nothing from now on, whatever its login may do.
  Outcome<Done> onlyRead();

  /// Reads several things as they are at one time, whatever is written meanwhile.
  Outcome<Done> lookAt(const std::function<Outcome<Done>()>& reads);

  /// Calls `heard` when anything changed, as soon as the event loop runs: a server says so, a file is looked
  /// at.
  Outcome<Done> listen(const std::function<void()>& heard);
  /// Whether the connection is there, as far as anybody has noticed.
  [[nodiscard]] bool connected() const;

 private:
  struct Connection;
  Database(Address address, std::unique_ptr<Connection> connection);
  /// Restrains a connection to a file, and refuses one that holds what no league does.
  Outcome<Done> readyFile();
  Fault failed(const QSqlError& error);
  /// `BEGIN`, what is done, and its end; nothing of it where anything fails.
  Outcome<Done> within(const char* begin, const std::function<Outcome<Done>()>& does);

  Address address_;
  std::unique_ptr<Connection> connection_;
  DatabaseError error_ = DatabaseError::none;
  bool within_ = false;  // a transaction
};

}  // namespace lk::league
