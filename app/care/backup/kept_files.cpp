#include "app/care/backup/kept_files.h"

#include <algorithm>

#include <QDir>
#include <QDirIterator>

#include "app/kit/data_folder.h"
#include "app/learn/lessons/lesson_progress.h"

namespace lk::app {

namespace {

struct KeptName {
  std::string_view name;
  KeptAs as;
};

constexpr KeptName kFiles[] = {{kNightsFile, KeptAs::library}, {kOwnCardsFile, KeptAs::library},
                               {kTablesFile, KeptAs::library}, {kLeaguesFile, KeptAs::leagues},
                               {kSettingsFile, KeptAs::plain}, {kDraftFile, KeptAs::plain},
                               {kLessonsFile, KeptAs::plain}};

/// Own packs, and nights on their way to a league, with those that were put aside.
constexpr std::string_view kFolders[] = {"packs", "outbox", "outbox/aside"};

/// One part of a path: no way out of the folder, nothing hidden, nothing half written.
bool isFileName(std::string_view name) {
  return !name.empty() && name.front() != '.' && name.find('/') == std::string_view::npos &&
         name.find('\0') == std::string_view::npos && name.size() < 256;
}

}  // namespace

std::vector<KeptFile> keptFiles(const std::string& dataFolder) {
  const QDir folder(QString::fromStdString(dataFolder));
  std::vector<KeptFile> found;
  for (const KeptName& file : kFiles)
    if (folder.exists(QString::fromLatin1(file.name.data())))
      found.push_back({std::string(file.name), file.as});
  for (const std::string_view each : kFolders) {
    const QString inside = QString::fromLatin1(each.data());
    for (const QString& name : QDir(folder.filePath(inside)).entryList(QDir::Files, QDir::Name))
      if (isFileName(name.toStdString()))
        found.push_back({(inside + '/' + name).toStdString(), KeptAs::plain});
  }
  return found;
}

std::optional<KeptAs> keptAs(std::string_view name) {
  for (const KeptName& file : kFiles)
    if (file.name == name) return file.as;
  const std::size_t slash = name.rfind('/');
  if (slash == std::string_view::npos || !isFileName(name.substr(slash + 1))) return std::nullopt;
  const bool known =
      std::find(std::begin(kFolders), std::end(kFolders), name.substr(0, slash)) != std::end(kFolders);
  return known ? std::optional(KeptAs::plain) : std::nullopt;
}

}  // namespace lk::app
