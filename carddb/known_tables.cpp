#include "carddb/known_tables.h"

#include "carddb/library.h"
#include "carddb/library_file.h"

namespace lk::carddb {

using sqlite::Database;
using sqlite::Error;
using sqlite::guard;
using sqlite::Statement;

struct KnownTables::Connection {
  Database database;
};

KnownTables::KnownTables(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
KnownTables::~KnownTables() = default;
KnownTables::KnownTables(KnownTables&&) noexcept = default;
KnownTables& KnownTables::operator=(KnownTables&&) noexcept = default;

Outcome<KnownTables> KnownTables::open(const std::string& path, LibraryMode mode) {
  return guard(
      [&] { return KnownTables(std::make_unique<Connection>(Connection{openLibraryFile(path, mode)})); });
}

namespace {

constexpr std::size_t kMaxLayout = 1u << 20;

[[noreturn]] void refuse(const Database& database, std::string what, std::string cure) {
  throw Error{Fault{database.path(), 0, std::move(what), std::move(cure)}};
}

constexpr const char* kSelect =
    "SELECT address, name, game, layout, known_table.used_at FROM known_table"
    " JOIN camera ON camera.id = known_table.camera";

KnownTable tableOf(const Database& database, const Statement& row) {
  Outcome<Json> layout = readJson(row.text(3), database.path(), 1, {.bytes = kMaxLayout});
  if (!layout)
    refuse(database, "holds a damaged table of the camera \"" + row.text(0) + "\": it " + layout.fault().what,
           "set that table up again");
  return {row.text(0), row.text(1), row.text(2), std::move(*layout), row.text(4)};
}

}  // namespace

Outcome<Done> KnownTables::remember(const KnownTable& table) {
  return guard([&] {
    Database& database = connection_->database;
    if (table.camera.empty()) refuse(database, "cannot remember a camera without address", "name the camera");
    if (!validId(table.game))
      refuse(database, "cannot hold a table of \"" + table.game + "\"", "use only a-z, 0-9, _ and -");
    const std::string layout = table.layout.dump();
    if (layout.size() > kMaxLayout)
      refuse(database, "cannot hold a table of more than 1 MB", "leave parts of it out");
    sqlite::Transaction transaction(database);
    Statement camera(database,
                     "INSERT INTO camera (address, name, used_at) VALUES (?1, ?2, ?3) ON CONFLICT (address)"
                     " DO UPDATE SET name = excluded.name, used_at = excluded.used_at RETURNING id");
    camera.bind(table.camera).bind(table.name).bind(table.usedAt);
    camera.next();
    const std::int64_t row = camera.integer(0);
    camera.finish();
    Statement known(database,
                    "INSERT INTO known_table (camera, game, layout, used_at) VALUES (?1, ?2, ?3, ?4)"
                    " ON CONFLICT (camera, game)"
                    " DO UPDATE SET layout = excluded.layout, used_at = excluded.used_at");
    known.bind(row).bind(table.game).bind(layout).bind(table.usedAt).finish();
    transaction.commit();
    return Done{};
  });
}

Outcome<Done> KnownTables::forget(std::string_view camera) {
  return guard([&] {
    Database& database = connection_->database;
    sqlite::Transaction transaction(database);
    for (const char* sql :
         {"DELETE FROM known_table WHERE camera IN (SELECT id FROM camera WHERE address = ?1)",
          "DELETE FROM camera WHERE address = ?1"})
      Statement(database, sql).bind(camera).finish();
    transaction.commit();
    return Done{};
  });
}

Outcome<std::vector<KnownTable>> KnownTables::tables() const {
  return guard([&] {
    Database& database = connection_->database;
    Statement select(database, std::string(kSelect) + " ORDER BY known_table.used_at DESC, address, game");
    std::vector<KnownTable> out;
    while (select.next()) out.push_back(tableOf(database, select));
    return out;
  });
}

Outcome<std::optional<KnownTable>> KnownTables::table(std::string_view camera, std::string_view game) const {
  return guard([&]() -> std::optional<KnownTable> {
    Database& database = connection_->database;
    Statement select(database, std::string(kSelect) + " WHERE address = ?1 AND game = ?2");
    select.bind(camera).bind(game);
    if (!select.next()) return std::nullopt;
    return tableOf(database, select);
  });
}

}  // namespace lk::carddb
