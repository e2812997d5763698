#include "app/care/backup/sound_file.h"

#include "app/league/store/database.h"
#include "app/league/store/schema.h"
#include "carddb/library.h"

namespace lk::app {

namespace {

Outcome<Done> checkLibrary(const std::string& path) {
  const auto library = carddb::Library::open(path, carddb::LibraryMode::readOnly);
  return library ? Outcome<Done>(Done{}) : library.fault();
}

Outcome<Done> checkLeagues(const std::string& path) {
  const Fault damaged{path, 0, "is damaged or incomplete", "restore it from a copy"};
  const auto address = league::addressFrom("sqlite:" + path);
  if (!address) return address.fault();
  Outcome<league::Database> database = league::Database::open(*address, false);
  if (!database) return damaged;
  const auto sound = database->rows("PRAGMA integrity_check(1)");
  if (!sound || sound->empty() || sound->front()[0].toString() != QLatin1String("ok")) return damaged;
  const Outcome<int> schema = league::schemaOf(*database);
  if (!schema) return schema.fault();
  if (*schema > league::newestLeagueSchema())
    return Fault{path, 0, "was made by a newer Lampkeeper", "use the newer Lampkeeper that wrote it"};
  return Done{};
}

}  // namespace

Outcome<Done> checkSound(const std::string& path, FileKind as) {
  switch (as) {
    case FileKind::library:
      return checkLibrary(path);
    case FileKind::leagues:
      return checkLeagues(path);
    case FileKind::plain:
      return Done{};
  }
  return Done{};
}

}  // namespace lk::app
