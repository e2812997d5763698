#include "carddb/library.h"

#include "carddb/library_file.h"

namespace lk::carddb {

using sqlite::Database;
using sqlite::guard;
using sqlite::Statement;
using sqlite::Trouble;

struct Library::Connection {
  Database database;
};

Library::Library(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

Outcome<Library> Library::open(const std::string& path, LibraryMode mode) {
  return guard(
      [&] { return Library(std::make_unique<Connection>(Connection{openLibraryFile(path, mode)})); });
}

namespace {

void checkIds(const Database& database, const StoredReference& reference) {
  for (const std::string* id : {&reference.game, &reference.card}) {
    if (!validId(*id))
      throw Trouble{
          Fault{database.path(), 0, "cannot hold the id \"" + *id + "\"", "use only a-z, 0-9, _ and -"}};
  }
}

std::int64_t cardRow(Database& database, const StoredReference& reference) {
  Statement upsert(
      database,
      "INSERT INTO card (game, card, name) VALUES (?1, ?2, ?3) ON CONFLICT (game, card)"
      " DO UPDATE SET name = iif(excluded.name = excluded.card, name, excluded.name) RETURNING id");
  upsert.bind(reference.game)
      .bind(reference.card)
      .bind(reference.name.empty() ? reference.card : reference.name);
  upsert.next();
  const std::int64_t row = upsert.integer(0);
  upsert.finish();
  return row;
}

}  // namespace

Outcome<Done> Library::addReferences(const std::vector<StoredReference>& references) {
  return guard([&] {
    Database& database = connection_->database;
    for (const StoredReference& reference : references) checkIds(database, reference);
    sqlite::Transaction transaction(database);
    Statement insert(
        database,
        "INSERT INTO reference (card, back, descriptor_version, descriptor) VALUES (?1, ?2, ?3, ?4)");
    Statement insertPicture(database,
                            "INSERT INTO picture (reference, bytes) VALUES (last_insert_rowid(), ?1)");
    for (const StoredReference& reference : references) {
      insert.bind(cardRow(database, reference)).bind(std::int64_t{reference.back});
      insert.bind(std::int64_t{reference.descriptorVersion}).bind(reference.descriptor).finish();
      insertPicture.bind(reference.picture).finish();
    }
    transaction.commit();
    return Done{};
  });
}

Outcome<std::vector<StoredReference>> Library::references(std::optional<std::string_view> game,
                                                          Pictures pictures) const {
  return guard([&] {
    const bool wanted = pictures == Pictures::included;
    Statement select(connection_->database,
                     "SELECT reference.id, game, card.card, name, back, descriptor_version, descriptor" +
                         std::string(wanted ? ", bytes" : ", x''") +
                         " FROM reference JOIN card ON card.id = reference.card" +
                         (wanted ? " LEFT JOIN picture ON picture.reference = reference.id" : "") +
                         (game ? " WHERE game = ?1" : "") + " ORDER BY reference.id");
    if (game) select.bind(*game);
    std::vector<StoredReference> out;
    while (select.next()) {
      StoredReference& reference = out.emplace_back();
      reference.rowId = select.integer(0);
      reference.game = select.text(1);
      reference.card = select.text(2);
      reference.name = select.text(3);
      reference.back = select.integer(4) != 0;
      reference.descriptorVersion = static_cast<int>(select.integer(5));
      reference.descriptor = select.bytes(6);
      reference.picture = select.bytes(7);
    }
    return out;
  });
}

namespace {

[[noreturn]] void noSuchReference(const Database& database, std::int64_t rowId) {
  throw Trouble{
      Fault{database.path(), 0, "has no reference " + std::to_string(rowId), "read the references again"}};
}

}  // namespace

Outcome<std::vector<std::uint8_t>> Library::picture(std::int64_t rowId) const {
  return guard([&] {
    Statement select(connection_->database, "SELECT bytes FROM picture WHERE reference = ?1");
    select.bind(rowId);
    if (!select.next()) noSuchReference(connection_->database, rowId);
    return select.bytes(0);
  });
}

Outcome<Done> Library::updateDescriptor(std::int64_t rowId, const std::vector<std::uint8_t>& descriptor,
                                        int version) {
  return guard([&] {
    Database& database = connection_->database;
    Statement update(database, "UPDATE reference SET descriptor = ?1, descriptor_version = ?2 WHERE id = ?3");
    update.bind(descriptor).bind(std::int64_t{version}).bind(rowId).finish();
    if (sqlite3_changes(database.handle()) == 0) noSuchReference(database, rowId);
    return Done{};
  });
}

}  // namespace lk::carddb
