#include "carddb/library.h"

#include "carddb/library_file.h"

namespace lk::carddb {

using sqlite::Database;
using sqlite::Error;
using sqlite::guard;
using sqlite::Statement;

struct Library::Connection {
  explicit Connection(Database opened) : database(std::move(opened)) {}

  Database database;
  std::optional<Statement> selectReference;  // cached: used dozens of times per card
};

Library::Library(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

Outcome<Library> Library::open(const std::string& path, LibraryMode mode) {
  return guard([&] { return Library(std::make_unique<Connection>(openLibraryFile(path, mode))); });
}

namespace {

void checkIds(const Database& database, const StoredReference& reference) {
  for (const std::string* id : {&reference.game, &reference.card}) {
    if (!validId(*id))
      throw Error{
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
    Statement insert(database,
                     "INSERT INTO reference (card, back, descriptor_version, code) VALUES (?1, ?2, ?3, ?4)");
    Statement insertDescriptor(database, "INSERT INTO descriptor (reference, bytes) VALUES (?1, ?2)");
    Statement insertPicture(database, "INSERT INTO picture (reference, bytes) VALUES (?1, ?2)");
    for (const StoredReference& reference : references) {
      insert.bind(cardRow(database, reference)).bind(std::int64_t{reference.back});
      insert.bind(std::int64_t{reference.descriptorVersion}).bind(reference.code).finish();
      const std::int64_t row = sqlite3_last_insert_rowid(database.handle());
      insertDescriptor.bind(row).bind(reference.descriptor).finish();
      insertPicture.bind(row).bind(reference.picture).finish();
    }
    transaction.commit();
    return Done{};
  });
}

namespace {

/// Returns the query with its columns in the order in which referenceOf() reads them.
std::string selectOf(Parts parts) {
  const bool descriptors = parts != Parts::names, pictures = parts == Parts::pictures;
  return "SELECT reference.id, game, card.card, name, back, descriptor_version, " +
         std::string(descriptors ? "code, descriptor.bytes" : "x'', x''") +
         (pictures ? ", picture.bytes" : ", x''") + " FROM reference JOIN card ON card.id = reference.card" +
         (descriptors ? " LEFT JOIN descriptor ON descriptor.reference = reference.id" : "") +
         (pictures ? " LEFT JOIN picture ON picture.reference = reference.id" : "");
}

StoredReference referenceOf(const Statement& row) {
  StoredReference reference;
  reference.rowId = row.integer(0);
  reference.game = row.text(1);
  reference.card = row.text(2);
  reference.name = row.text(3);
  reference.back = row.integer(4) != 0;
  reference.descriptorVersion = static_cast<int>(row.integer(5));
  reference.code = row.bytes(6);
  reference.descriptor = row.bytes(7);
  reference.picture = row.bytes(8);
  return reference;
}

}  // namespace

Outcome<std::vector<StoredReference>> Library::references(std::optional<std::string_view> game,
                                                          Parts parts) const {
  return guard([&] {
    Statement select(connection_->database,
                     selectOf(parts) + (game ? " WHERE game = ?1" : "") + " ORDER BY reference.id");
    if (game) select.bind(*game);
    std::vector<StoredReference> out;
    while (select.next()) out.push_back(referenceOf(select));
    return out;
  });
}

Outcome<Done> Library::codes(std::optional<std::string_view> game,
                             const std::function<void(const StoredCode&)>& take) const {
  return guard([&] {
    Statement select(connection_->database,
                     std::string("SELECT reference.id, descriptor_version, code FROM reference") +
                         (game ? " JOIN card ON card.id = reference.card WHERE game = ?1" : "") +
                         " ORDER BY reference.id");
    if (game) select.bind(*game);
    while (select.next()) take({select.integer(0), static_cast<int>(select.integer(1)), select.view(2)});
    return Done{};
  });
}

namespace {

[[noreturn]] void noSuchReference(const Database& database, std::int64_t rowId) {
  throw Error{
      Fault{database.path(), 0, "has no reference " + std::to_string(rowId), "read the references again"}};
}

}  // namespace

Outcome<StoredReference> Library::reference(std::int64_t rowId) const {
  return guard([&] {
    std::optional<Statement>& select = connection_->selectReference;
    if (!select)
      select.emplace(connection_->database, selectOf(Parts::descriptors) + " WHERE reference.id = ?1");
    select->restart();  // may still be active after a fault
    select->bind(rowId);
    if (!select->next()) noSuchReference(connection_->database, rowId);
    StoredReference reference = referenceOf(*select);
    select->restart();  // releases the read lock
    return reference;
  });
}

Outcome<std::vector<std::uint8_t>> Library::picture(std::int64_t rowId) const {
  return guard([&] {
    Statement select(connection_->database, "SELECT bytes FROM picture WHERE reference = ?1");
    select.bind(rowId);
    if (!select.next()) noSuchReference(connection_->database, rowId);
    return select.bytes(0);
  });
}

Outcome<std::optional<std::string>> Library::name(std::string_view game, std::string_view card) const {
  return guard([&]() -> std::optional<std::string> {
    Statement select(connection_->database, "SELECT name FROM card WHERE game = ?1 AND card = ?2");
    select.bind(game).bind(card);
    if (!select.next()) return std::nullopt;
    return select.text(0);
  });
}

Outcome<Done> Library::removeReferences(const std::vector<std::int64_t>& rowIds) {
  return guard([&] {
    Database& database = connection_->database;
    if (connection_->selectReference) connection_->selectReference->restart();
    sqlite::Transaction transaction(database);
    Statement descriptor(database, "DELETE FROM descriptor WHERE reference = ?1");
    Statement picture(database, "DELETE FROM picture WHERE reference = ?1");
    Statement reference(database, "DELETE FROM reference WHERE id = ?1 RETURNING card");
    Statement card(database, "DELETE FROM card WHERE id = ?1 AND id NOT IN (SELECT card FROM reference)");
    for (const std::int64_t rowId : rowIds) {
      descriptor.bind(rowId).finish();
      picture.bind(rowId).finish();
      reference.bind(rowId);
      if (!reference.next()) noSuchReference(database, rowId);
      const std::int64_t ofCard = reference.integer(0);
      reference.finish();
      card.bind(ofCard).finish();
    }
    transaction.commit();
    return Done{};
  });
}

Outcome<Done> Library::updateDescriptors(const std::vector<NewDescriptor>& made) {
  return guard([&] {
    Database& database = connection_->database;
    sqlite::Transaction transaction(database);
    Statement update(database, "UPDATE reference SET code = ?1, descriptor_version = ?2 WHERE id = ?3");
    Statement replace(database,
                      "INSERT INTO descriptor (reference, bytes) VALUES (?1, ?2)"
                      " ON CONFLICT (reference) DO UPDATE SET bytes = excluded.bytes");
    for (const NewDescriptor& each : made) {
      update.bind(each.code).bind(std::int64_t{each.version}).bind(each.rowId).finish();
      if (sqlite3_changes(database.handle()) == 0) noSuchReference(database, each.rowId);
      replace.bind(each.rowId).bind(each.descriptor).finish();
    }
    transaction.commit();
    return Done{};
  });
}

}  // namespace lk::carddb
