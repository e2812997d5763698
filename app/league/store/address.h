// The address of a league's database: sqlite:FILE or postgresql://...
#pragma once

#include <string>

#include <QString>

#include "rules/text/fault.h"

namespace lk::league {

enum class Engine : std::uint8_t { sqlite, postgres };

/// A database. Values missing for a server are left to its client library: PGHOST, PGUSER, ~/.pgpass, ...
struct Address {
  Engine engine = Engine::sqlite;
  QString file;      // SQLite only
  QString database;  // PostgreSQL, like all members below
  QString host;      // a name, or the folder of its socket
  int port = -1;
  QString user;
  QString password;
  QString options;  // in Qt's form: "connect_timeout=10;..."

  /// Returns the address without the password, for showing, storing and logging.
  [[nodiscard]] std::string shown() const;
  /// Identifies the database, whatever the login: without the user, and a file by its absolute path.
  [[nodiscard]] std::string place() const;
  /// Returns `text` with every occurrence of the password made unreadable.
  [[nodiscard]] QString hidden(QString text) const;

 private:
  [[nodiscard]] QString server() const;  // "HOST:PORT/DATABASE"
};

/// Reads `sqlite:FILE` and `postgresql://[USER[:PASSWORD]@][HOST][:PORT]/DATABASE[?NAME=VALUE&...]`; `host`
/// may also be among the values. Faults never contain a password.
Outcome<Address> addressFrom(const std::string& url);

}  // namespace lk::league
