// Where a league is kept, as people write it: sqlite:FILE or postgresql://...
#pragma once

#include <string>

#include <QString>

#include "rules/text/fault.h"

namespace lk::league {

enum class Engine : std::uint8_t { sqlite, postgres };

/// A database. What is not said of a server is left to its client library: PGHOST, PGUSER, ~/.pgpass, ...
struct Address {
  Engine engine = Engine::sqlite;
  QString file;      // of SQLite
  QString database;  // of PostgreSQL, as all that follows
  QString host;      // a name, or the folder of its socket
  int port = -1;
  QString user;
  QString password;
  QString options;  // as Qt hands them on: "connect_timeout=10;..."

  /// As it may be shown, written to a file and logged: without the password.
  [[nodiscard]] std::string shown() const;
  /// Which database it is, whoever is connected from wherever: without the login, and a file by its whole
  /// path.
  [[nodiscard]] std::string place() const;
  /// `text` with the password made unreadable, wherever it stands in it.
  [[nodiscard]] QString hidden(QString text) const;

 private:
  [[nodiscard]] QString server() const;  // "HOST:PORT/DATABASE"
};

/// Reads `sqlite:FILE` and `postgresql://[USER[:PASSWORD]@][HOST][:PORT]/DATABASE[?NAME=VALUE&...]`; `host`
/// may stand among the values. Faults never show a password.
Outcome<Address> addressFrom(const std::string& url);

}  // namespace lk::league
