// The one table of what the program keeps in the data folder: by it backups are written and read, and things
// are told to people and deleted.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lk::app {

/// What people call it.
enum class DataKind { nights, cards, tables, ownCards, leagues, settings, lessons, phones, restored, drawn };

/// How a backup copies and checks a file.
enum class FileKind {
  library,  // nights, cards or tables: a library of carddb
  leagues,  // the database of the leagues
  plain,    // a text, written whole by whoever writes it
};

struct DataFile {
  DataKind what = DataKind::nights;
  std::string_view name;  // below the data folder; "packs/": all files in it, "draft-": all that begin so
  std::optional<FileKind> backedUp;  // none: it is made anew, or is a copy itself
};

/// All there may be, in the order of `DataKind`.
std::span<const DataFile> dataFiles();

struct BackupPart {
  std::string name;  // below the data folder: "nights.lkdb", "packs/mine.json"
  FileKind as = FileKind::plain;
};

/// The files there are that a backup holds: all that people made and cannot have again.
std::vector<BackupPart> backupParts(const std::string& dataFolder);

/// How a backup keeps a file of this name; none for a name that no backup has, as "../x".
std::optional<FileKind> fileKindOf(std::string_view name);

}  // namespace lk::app
