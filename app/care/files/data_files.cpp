#include "app/care/files/data_files.h"

#include <QDir>

#include "app/kit/data_folder.h"
#include "app/learn/lessons/lesson_progress.h"

namespace lk::app {

namespace {

constexpr DataFile kFiles[] = {{DataKind::nights, kNightsFile, FileKind::library},
                               {DataKind::cards, kOwnCardsFile, FileKind::library},
                               {DataKind::tables, kTablesFile, FileKind::library},
                               {DataKind::ownCards, "packs/", FileKind::plain},
                               {DataKind::ownCards, kDraftFile, FileKind::plain},
                               {DataKind::ownCards, kDraftOfGame, FileKind::plain},
                               {DataKind::leagues, kLeaguesFile, FileKind::leagues},
                               // Nights that wait for delivery.
                               {DataKind::leagues, "outbox/", FileKind::plain},
                               {DataKind::leagues, "outbox/aside/", FileKind::plain},
                               {DataKind::settings, kSettingsFile, FileKind::plain},
                               {DataKind::lessons, kLessonsFile, FileKind::plain},
                               {DataKind::phones, "phones/", std::nullopt},
                               {DataKind::restored, "before-restore-", std::nullopt},
                               {DataKind::restored, "swap", std::nullopt},
                               {DataKind::restored, "swapped", std::nullopt}};

/// Returns whether this is a valid single part of a path: no way out of the folder, not hidden, no temporary
/// file.
bool isFileName(std::string_view name) {
  return !name.empty() && name.front() != '.' && name.find('/') == std::string_view::npos &&
         name.find('\0') == std::string_view::npos && name.size() < 256;
}

/// Returns whether a path below the data folder belongs to this entry.
bool isOf(const DataFile& file, std::string_view path) {
  if (path == file.name) return true;
  const bool several = file.name.ends_with('/') || file.name.ends_with('-');
  return several && path.starts_with(file.name) && isFileName(path.substr(file.name.size()));
}

}  // namespace

std::span<const DataFile> dataFiles() {
  return kFiles;
}

std::vector<BackupPart> backupParts(const std::string& dataFolder) {
  const QDir folder(QString::fromStdString(dataFolder));
  std::vector<BackupPart> found;
  for (const DataFile& file : kFiles) {
    if (!file.backedUp) continue;
    const std::string inside(file.name.substr(0, file.name.rfind('/') + 1));  // npos + 1 is 0: no folder
    for (const QString& name :
         QDir(folder.filePath(QString::fromStdString(inside))).entryList(QDir::Files, QDir::Name))
      if (const std::string path = inside + name.toStdString(); isOf(file, path))
        found.push_back({path, *file.backedUp});
  }
  return found;
}

std::optional<FileKind> fileKindOf(std::string_view name) {
  for (const DataFile& file : kFiles)
    if (file.backedUp && isOf(file, name)) return file.backedUp;
  return std::nullopt;
}

}  // namespace lk::app
