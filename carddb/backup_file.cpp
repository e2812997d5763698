#include "carddb/backup_file.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "carddb/sqlite.h"
#include "carddb/strange_file.h"

namespace lk::carddb {

namespace fs = std::filesystem;
using sqlite::Access;
using sqlite::Database;
using sqlite::Error;
using sqlite::guard;
using sqlite::Statement;

namespace {

/// Application id in the header of every backup ("LKbu").
constexpr std::uint32_t kBackupId = 0x4C4B6275;
constexpr std::uint32_t kFormat = 1;  // in PRAGMA user_version

constexpr char kTables[] = R"(
  CREATE TABLE file (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    bytes INTEGER NOT NULL,
    digest TEXT NOT NULL
  ) STRICT;
  CREATE TABLE piece (
    id INTEGER PRIMARY KEY,
    file INTEGER NOT NULL REFERENCES file (id),
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE INDEX piece_of_file ON piece (file);
  CREATE TABLE seal (made_at TEXT NOT NULL, by TEXT NOT NULL, digest TEXT NOT NULL) STRICT;
)";

[[noreturn]] void refuse(const std::string& path, std::string what, std::string cure) {
  throw Error{Fault{path, 0, std::move(what), std::move(cure)}};
}

[[noreturn]] void damaged(const std::string& path) {
  refuse(path, "is a damaged or incomplete backup", "use another copy of it");
}

using Header = std::array<unsigned char, 100>;

std::uint32_t bigEndian(const Header& header, std::size_t at) {
  return std::uint32_t{header[at]} << 24 | std::uint32_t{header[at + 1]} << 16 |
         std::uint32_t{header[at + 2]} << 8 | header[at + 3];
}

/// Returns whether the whole header could be read.
bool readHeader(const std::string& path, Header& header) {
  std::ifstream file(path, std::ios::binary);
  return static_cast<bool>(file.read(reinterpret_cast<char*>(header.data()), header.size()));
}

bool saysBackup(const Header& header) {
  return std::memcmp(header.data(), "SQLite format 3", 16) == 0 && bigEndian(header, 68) == kBackupId;
}

/// Rejects files by their first bytes, before SQLite opens them.
void recognise(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) refuse(path, "does not exist", "check the name");
  if (!fs::is_regular_file(status)) refuse(path, "is not a file", "choose a backup");
  if (::access(path.c_str(), R_OK) != 0) refuse(path, "cannot be read", "check its permissions");
  Header header{};
  if (!readHeader(path, header) || !saysBackup(header))
    refuse(path, "is not a Lampkeeper backup", "choose a backup made by Lampkeeper");
  if (bigEndian(header, 60) > kFormat)
    refuse(path, "is a backup that a newer Lampkeeper wrote", "restore it with the newer Lampkeeper");
  const std::uint32_t pageField = bigEndian(header, 16) >> 16;
  const std::uintmax_t pageSize = pageField == 1 ? 65536 : pageField;
  if (bigEndian(header, 28) * pageSize != fs::file_size(path, error)) damaged(path);
}

/// Checks that the file has exactly these tables, and no active objects.
void checkTables(Database& database) {
  const std::int64_t others = database.number(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('file', 'piece', 'seal')");
  if (others != 0 || database.number(kCountActiveObjects) != 0 ||
      database.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table'") != 3 ||
      database.number("SELECT count(*) FROM seal") != 1 || database.word("PRAGMA integrity_check(1)") != "ok")
    damaged(database.path());
  for (const char* select : {"SELECT id, name, bytes, digest FROM file", "SELECT id, file, bytes FROM piece",
                             "SELECT made_at, by, digest FROM seal"})
    Statement probe(database, select);
}

}  // namespace

struct BackupFile::Connection {
  Database database;
};

BackupFile::BackupFile(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
BackupFile::~BackupFile() = default;
BackupFile::BackupFile(BackupFile&&) noexcept = default;
BackupFile& BackupFile::operator=(BackupFile&&) noexcept = default;

Outcome<BackupFile> BackupFile::create(const std::string& path) {
  return guard([&] {
    auto connection = std::make_unique<Connection>(Connection{Database(path, Access::create)});
    connection->database.run("PRAGMA application_id = " + std::to_string(kBackupId) +
                             "; PRAGMA user_version = " + std::to_string(kFormat) + "; BEGIN IMMEDIATE");
    connection->database.run(kTables);
    return BackupFile(std::move(connection));
  });
}

Outcome<BackupFile> BackupFile::open(const std::string& path) {
  return guard([&] {
    recognise(path);
    try {
      // Writes nothing, not even side files: the backup may be on a write-protected medium.
      auto connection = std::make_unique<Connection>(Connection{Database(path, Access::immutable)});
      checkTables(connection->database);
      return BackupFile(std::move(connection));
    } catch (const Error&) {  // any error of SQLite in a file with the header of a backup
      damaged(path);
    }
  });
}

Outcome<Done> BackupFile::add(const BackedUpFile& file, const Give& give) {
  return guard([&] {
    Database& database = connection_->database;
    Statement(database, "INSERT INTO file (name, bytes, digest) VALUES (?, ?, ?)")
        .bind(file.name)
        .bind(file.bytes)
        .bind(file.digest)
        .finish();
    const std::int64_t id = database.number("SELECT last_insert_rowid()");
    Statement insert(database, "INSERT INTO piece (file, bytes) VALUES (?, ?)");
    for (std::int64_t left = file.bytes; left > 0;) {
      std::vector<std::uint8_t> piece(std::min<std::size_t>(kPiece, static_cast<std::size_t>(left)));
      const Outcome<std::size_t> given = give(piece);
      if (!given) throw Error{given.fault()};
      if (*given != piece.size()) refuse(file.name, "became shorter while it was copied", "try again");
      insert.bind(id).bind(piece).finish();
      left -= static_cast<std::int64_t>(piece.size());
    }
    return Done{};
  });
}

Outcome<Done> BackupFile::seal(const std::string& madeAt, const std::string& by, const std::string& digest) {
  return guard([&] {
    Statement(connection_->database, "INSERT INTO seal (made_at, by, digest) VALUES (?, ?, ?)")
        .bind(madeAt)
        .bind(by)
        .bind(digest)
        .finish();
    connection_->database.run("COMMIT");
    return Done{};
  });
}

Outcome<std::vector<BackedUpFile>> BackupFile::files() const {
  return guard([&] {
    std::vector<BackedUpFile> found;
    Statement rows(connection_->database, "SELECT name, bytes, digest FROM file ORDER BY id");
    while (rows.next()) found.push_back({rows.text(0), rows.integer(1), rows.text(2)});
    return found;
  });
}

Outcome<BackupFile::Seal> BackupFile::seal() const {
  return guard([&] {
    Statement row(connection_->database, "SELECT made_at, by, digest FROM seal");
    if (!row.next()) damaged(connection_->database.path());
    return Seal{row.text(0), row.text(1), row.text(2)};
  });
}

Outcome<Done> BackupFile::read(const std::string& name, const Take& take) const {
  return guard([&] {
    Statement pieces(connection_->database,
                     "SELECT piece.bytes FROM piece JOIN file ON file.id = piece.file WHERE file.name = ? "
                     "ORDER BY piece.id");
    pieces.bind(name);
    while (pieces.next())
      if (const Outcome<Done> taken = take(pieces.view(0)); !taken) throw Error{taken.fault()};
    return Done{};
  });
}

bool isBackup(const std::string& path) {
  Header header{};
  return readHeader(path, header) && saysBackup(header);
}

}  // namespace lk::carddb
