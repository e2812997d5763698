#include "app/care/files/data_files.h"

#include <QDir>

#include "app/kit/data_folder.h"
#include "app/learn/lessons/lesson_progress.h"

namespace lk::app {

namespace {

constexpr DataFile kFiles[] = {{Kept::nights, kNightsFile, KeptAs::library},
                               {Kept::cards, kOwnCardsFile, KeptAs::library},
                               {Kept::tables, kTablesFile, KeptAs::library},
                               {Kept::ownCards, "packs/", KeptAs::plain},
                               {Kept::ownCards, kDraftFile, KeptAs::plain},
                               {Kept::ownCards, kDraftOfGame, KeptAs::plain},
                               {Kept::leagues, kLeaguesFile, KeptAs::leagues},
                               {Kept::leagues, "outbox/", KeptAs::plain},  // nights on their way
                               {Kept::leagues, "outbox/aside/", KeptAs::plain},
                               {Kept::settings, kSettingsFile, KeptAs::plain},
                               {Kept::lessons, kLessonsFile, KeptAs::plain},
                               {Kept::phones, "phones/", std::nullopt},
                               {Kept::restored, "before-restore-", std::nullopt},
                               {Kept::restored, "swap", std::nullopt},
                               {Kept::restored, "swapped", std::nullopt}};

/// One part of a path: no way out of the folder, nothing hidden, nothing half written.
bool isFileName(std::string_view name) {
  return !name.empty() && name.front() != '.' && name.find('/') == std::string_view::npos &&
         name.find('\0') == std::string_view::npos && name.size() < 256;
}

/// Whether a path below the data folder is of this row.
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
    const std::string inside(file.name.substr(0, file.name.rfind('/') + 1));  // of npos: none
    for (const QString& name :
         QDir(folder.filePath(QString::fromStdString(inside))).entryList(QDir::Files, QDir::Name))
      if (const std::string path = inside + name.toStdString(); isOf(file, path))
        found.push_back({path, *file.backedUp});
  }
  return found;
}

std::optional<KeptAs> keptAs(std::string_view name) {
  for (const DataFile& file : kFiles)
    if (file.backedUp && isOf(file, name)) return file.backedUp;
  return std::nullopt;
}

}  // namespace lk::app
