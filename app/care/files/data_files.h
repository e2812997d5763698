// The list of all files the program stores in the data folder, for backups, for showing them to the user and
// for deleting them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lk::app {

/// The groups shown to the user.
enum class DataKind { nights, cards, tables, ownCards, leagues, settings, lessons, phones, restored, drawn };

/// How a file is copied and checked in a backup.
enum class FileKind {
  library,  // nights, cards or tables: a carddb library
  leagues,  // the database of the leagues
  plain,    // a file that is always replaced as a whole
};

struct DataFile {
  DataKind what = DataKind::nights;
  /// Relative to the data folder; "packs/": all files in it, "draft-": all files with that prefix.
  std::string_view name;
  std::optional<FileKind> backedUp;  // none: can be created again, or is a copy
};

/// Returns all possible files, in the order of `DataKind`.
std::span<const DataFile> dataFiles();

struct BackupPart {
  std::string name;  // relative to the data folder: "nights.lkdb", "packs/mine.json"
  FileKind as = FileKind::plain;
};

/// Returns the existing files that a backup contains: all that the user made and that cannot be created
/// again.
std::vector<BackupPart> backupParts(const std::string& dataFolder);

/// Returns how a backup stores a file of this name; nullopt if no backup has such a name, like "../x".
std::optional<FileKind> fileKindOf(std::string_view name);

}  // namespace lk::app
