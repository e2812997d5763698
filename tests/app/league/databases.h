// Provides empty databases of both engines, for tests that must hold for either.
#pragma once

#include "app/league/store/schema.h"
#include "postgres_server.h"

namespace lk::test {

/// Makes a test with two rows, one per engine.
inline void bothEngines() {
  QTest::addColumn<QString>("engine");
  QTest::newRow("SQLite") << "sqlite";
  QTest::newRow("PostgreSQL") << "postgresql";
}

/// Returns the address of an empty database: a file in `folder`, or on the server.
inline std::string emptyDatabase(const QString& engine, const QString& folder) {
  static int count = 0;
  if (engine == "postgresql") return postgres().freshDatabase().toStdString();
  return "sqlite:" + folder.toStdString() + "/league-" + std::to_string(++count) + ".db";
}

inline league::Database open(const std::string& url) {
  const auto address = league::addressFrom(url);
  if (!address) qFatal("%s", address.fault().text().c_str());
  auto database = league::Database::open(*address, true);
  if (!database) qFatal("%s", database.fault().text().c_str());
  return std::move(*database);
}

/// Returns the value, or ends the test program with the fault.
template <class T>
T valueOf(Outcome<T> outcome) {
  if (!outcome) qFatal("%s", outcome.fault().text().c_str());
  return std::move(*outcome);
}

inline league::Database prepared(const QString& engine, const QString& folder) {
  league::Database database = open(emptyDatabase(engine, folder));
  valueOf(league::prepareSchema(database));
  return database;
}

}  // namespace lk::test
