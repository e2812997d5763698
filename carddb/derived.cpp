#include "carddb/derived.h"

#include "carddb/library_file.h"

namespace lk::carddb {

using sqlite::Database;
using sqlite::guard;
using sqlite::Statement;

struct Derived::Connection {
  Database database;
};

Derived::Derived(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Derived::~Derived() = default;
Derived::Derived(Derived&&) noexcept = default;
Derived& Derived::operator=(Derived&&) noexcept = default;

Outcome<Derived> Derived::open(const std::string& path, LibraryMode mode) {
  return guard(
      [&] { return Derived(std::make_unique<Connection>(Connection{openLibraryFile(path, mode)})); });
}

Outcome<Done> Derived::each(std::string_view kind, const Take& take) const {
  return guard([&] {
    Statement select(connection_->database, "SELECT subject, stamp, bytes FROM derived WHERE kind = ?1");
    select.bind(kind);
    while (select.next()) take(select.text(0), select.text(1), select.view(2));
    return Done{};
  });
}

Outcome<Done> Derived::keep(std::string_view kind, const std::vector<DerivedThing>& things) {
  return guard([&] {
    Database& database = connection_->database;
    sqlite::Transaction transaction(database);
    Statement insert(
        database,
        "INSERT INTO derived (kind, subject, stamp, bytes) VALUES (?1, ?2, ?3, ?4)"
        " ON CONFLICT (kind, subject) DO UPDATE SET stamp = excluded.stamp, bytes = excluded.bytes");
    for (const DerivedThing& thing : things)
      insert.bind(kind).bind(thing.subject).bind(thing.stamp).bind(thing.bytes).finish();
    transaction.commit();
    return Done{};
  });
}

}  // namespace lk::carddb
