#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStorageInfo>
#include <QTemporaryFile>

#include "app/care/backup/sound_file.h"
#include "app/care/doctor/checks.h"
#include "app/kit/data_folder.h"
#include "app/kit/folder_emptying.h"
#include "app/kit/folder_swap.h"
#include "app/kit/own_packs.h"
#include "app/league/nights/outbox.h"
#include "app/phrases/fault_words.h"
#include "carddb/file_locks.h"

namespace lk::app {

namespace {

struct FolderChecks {
  Q_DECLARE_TR_FUNCTIONS(Doctor)
};

constexpr qint64 kRoomWanted = 200'000'000;  // bytes: enough for a long night with pictures and a backup

QString inside(const std::string& folder, const char* name) {
  return QString::fromStdString(folder) + QLatin1Char('/') + QLatin1String(name);
}

QString sizeOf(qint64 bytes) {
  return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

/// Returns the folder, or its nearest existing parent, in which it would be created (which may be a file).
QString standing(const std::string& folder) {
  QString path = QDir(QString::fromStdString(folder)).absolutePath();
  while (!QFileInfo::exists(path)) path = QFileInfo(path).path();
  return path;
}

CheckUp soundness(const std::string& folder, const char* name, const char* check, FileKind as) {
  const QString file = inside(folder, name);
  if (!QFileInfo::exists(file)) return {check, true, FolderChecks::tr("Nothing saved yet")};
  Outcome<Done> sound = checkSound(file.toStdString(), as);
  if (!sound)
    return {check, false,
            faultText({name, 0, sound.fault().what, "restore a backup, or move the file away"})};
  return {check, true, FolderChecks::tr("Intact (%1)").arg(sizeOf(QFileInfo(file).size()))};
}

}  // namespace

CheckUp checkDataFolder(const std::string& folder) {
  if (!carddb::canLockFilesIn(standing(folder).toStdString()))
    return {"data folder", false,
            FolderChecks::tr("The folder is on a drive that cannot lock files, as some network drives. Keep "
                             "it on a disk of this computer.")};
  QTemporaryFile tried(standing(folder) + QStringLiteral("/.XXXXXX"));
  if (tried.open() && tried.write("lampkeeper") > 0 && tried.flush())
    return {"data folder", true, FolderChecks::tr("Nights and settings can be saved")};
  return {"data folder", false,
          FolderChecks::tr("Nothing can be saved: %1. Free some space, or check the folder's permissions.")
              .arg(tried.errorString())};
}

CheckUp checkDisk(const std::string& folder) {
  const QStorageInfo disk(standing(folder));
  const qint64 room = disk.bytesAvailable();
  if (room >= kRoomWanted) return {"disk", true, FolderChecks::tr("%1 free").arg(sizeOf(room))};
  return {"disk", false,
          FolderChecks::tr("Only %1 free. Free some space before the next game.").arg(sizeOf(room))};
}

CheckUp checkRestore(const std::string& folder) {
  if (swapScheduled(folder))
    return {"restore", false,
            FolderChecks::tr("A restore is unfinished. Close all Lampkeeper windows and open it again: that "
                             "finishes it, and your earlier data is kept.")};
  if (QFileInfo::exists(inside(folder, kPreparedSwap)))
    return {"restore", false,
            FolderChecks::tr("Unless a restore is running now, one was interrupted before it replaced "
                             "anything. Restore the backup again, or delete the folder %1.")
                .arg(QLatin1String(kPreparedSwap))};
  return {"restore", true, FolderChecks::tr("No unfinished restore")};
}

CheckUp checkDeletion(const std::string& folder) {
  if (!deletionScheduled(folder))
    return {"deletion", true, FolderChecks::tr("Nothing is waiting to be deleted")};
  return {"deletion", false,
          FolderChecks::tr("All data is deleted at the next start, as requested. To keep it, open Settings; "
                           "otherwise close all Lampkeeper windows and open it again.")};
}

CheckUp checkSettings(const std::string& folder) {
  const QString file = inside(folder, kSettingsFile);
  if (!QFileInfo::exists(file)) return {"settings", true, FolderChecks::tr("Nothing saved yet")};
  const QSettings settings(file, QSettings::IniFormat);
  const bool readable = QFileInfo(file).isReadable() && settings.status() == QSettings::NoError;
  if (!readable)
    return {"settings", false,
            FolderChecks::tr("The settings cannot be read, so the defaults are used. Delete the file %1.")
                .arg(QLatin1String(kSettingsFile))};
  if (!QFileInfo(file).isWritable())
    return {"settings", false,
            FolderChecks::tr("Settings cannot be changed. Check the permissions of the file %1.")
                .arg(QLatin1String(kSettingsFile))};
  return {"settings", true, FolderChecks::tr("Settings can be read and changed")};
}

CheckUp checkOwnPacks(const std::string& folder) {
  const QDir packs(QString::fromStdString(ownPacksFolder(folder)));
  int sound = 0;
  for (const QFileInfo& file : packs.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    const Outcome<PackFile> pack = readPackFile(file.filePath().toStdString());
    const std::vector<Fault> faults = pack ? faultsOfPack(*pack) : std::vector<Fault>{pack.fault()};
    if (!faults.empty())
      return {
          "own packs", false,
          FolderChecks::tr("One of your card packs has errors and is not used. Open it in My cards (F6).")};
    ++sound;
  }
  return {"own packs", true, FolderChecks::tr("%n packs of your cards, no errors", nullptr, sound)};
}

CheckUp checkLibraryFile(const std::string& folder, const char* name, const char* check) {
  return soundness(folder, name, check, FileKind::library);
}

CheckUp checkLeagueFile(const std::string& folder) {
  return soundness(folder, kLeaguesFile, "leagues", FileKind::leagues);
}

CheckUp checkOutbox(const std::string& folder) {
  const QDir box(inside(folder, "outbox")), aside(inside(folder, "outbox/aside"));
  const auto waiting = static_cast<int>(box.entryList({QStringLiteral("*.json")}, QDir::Files).size());
  const auto refused = static_cast<int>(aside.entryList({QStringLiteral("*.jsonl")}, QDir::Files).size());
  const auto unread = static_cast<int>(league::Outbox(folder).waitingFor({}).size());
  if (unread > 0)
    return {"league outbox", false,
            FolderChecks::tr("%n nights for a league cannot be read. Report them again.", nullptr, unread)};
  if (refused > 0)
    return {"league outbox", false,
            FolderChecks::tr("%n nights counted for no league. Ask its organiser why.", nullptr, refused)};
  return {"league outbox", true, FolderChecks::tr("%n nights wait for their league", nullptr, waiting)};
}

}  // namespace lk::app
