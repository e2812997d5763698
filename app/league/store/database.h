// One connection to a database of either engine: statements, transactions and errors.
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

/// The kind of the last error, for code that can handle some of them.
enum class DatabaseError : std::uint8_t {
  none,
  unreachable,  // no connection, or it was lost: may succeed later
  taken,        // a constraint failed because the row exists already
  forbidden,    // this login has no permission
  conflict,     // a simultaneous transaction was in the way (serialization, deadlock): may succeed at once
  other
};

/// When a transaction that failed is tried again.
enum class Again : std::uint8_t {
  conflict,    // if a simultaneous one was in the way
  evenIfTaken  // also if it has made the same row meanwhile, which the next try then finds
};

using Rows = std::vector<QVariantList>;

/// Owns its connection. Not thread-safe. Needs the application object. On a server it keeps nothing in its
/// session, so that a pooler may use another one for each transaction; only listen() needs a session of its
/// own.
class Database {
 public:
  /// Opens a database. Fails if it cannot be reached, the login is refused, or the file does not exist and
  /// `mayMake` is false.
  static Outcome<Database> open(const Address& address, bool mayMake, DatabaseError* error = nullptr);
  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  [[nodiscard]] const Address& address() const { return address_; }
  [[nodiscard]] Engine engine() const { return address_.engine; }
  /// Returns the error of the last statement; for a transaction, the error that made it fail.
  [[nodiscard]] DatabaseError error() const { return error_; }

  /// Returns the rows of a statement; its question marks stand for `values`.
  Outcome<Rows> rows(const QString& sql, const QVariantList& values = {});
  Outcome<Done> run(const QString& sql, const QVariantList& values = {});
  /// Runs several statements without values, separated by semicolons at the ends of lines.
  Outcome<Done> runAll(const QString& script);

  /// Runs `writes` in a transaction: all of it is written, or nothing. It is run again, some times, if a
  /// simultaneous transaction was in the way. Inside another transaction it becomes part of that one. A
  /// SQLite file has one writer at a time.
  Outcome<Done> inTransaction(const std::function<Outcome<Done>()>& writes, Again again = Again::conflict);

  /// Makes the connection read-only, whatever its login may do.
  Outcome<Done> makeReadOnly();

  /// Runs `reads` in a transaction, so that all of it reads the same state.
  Outcome<Done> inReadTransaction(const std::function<Outcome<Done>()>& reads);

  /// Calls `onChange` after each change of the database, from the event loop. PostgreSQL sends notifications;
  /// a SQLite file is polled.
  Outcome<Done> listen(const std::function<void()>& onChange);
  /// Returns whether the connection is open, as far as is known.
  [[nodiscard]] bool connected() const;

 private:
  struct Connection;
  Database(Address address, std::unique_ptr<Connection> connection);
  /// Restricts a connection to a file, and fails if the file has views or triggers, which no league has.
  Outcome<Done> readyFile();
  Fault failed(const QSqlError& error);
  /// Runs a statement once, as it is; returns the rows of its last part.
  Outcome<Rows> rowsOnce(const QString& sql, const QVariantList& values);
  /// Runs `begin`, then `does`, then COMMIT; ROLLBACK if anything fails.
  Outcome<Done> within(const QString& begin, const std::function<Outcome<Done>()>& does, Again again);

  Address address_;
  std::unique_ptr<Connection> connection_;
  DatabaseError error_ = DatabaseError::none;
  bool within_ = false;    // inside a transaction
  bool readOnly_ = false;  // on a server; a file has a setting of its own
};

}  // namespace lk::league
