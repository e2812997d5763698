#include "app/care/backup/restore.h"

#include <filesystem>

#include <QFile>

#include "app/care/backup/digest.h"
#include "app/care/backup/sound_file.h"
#include "app/kit/folder_lock.h"
#include "app/kit/folder_swap.h"
#include "app/kit/unfinished.h"
#include "carddb/backup_file.h"

namespace lk::app {

namespace fs = std::filesystem;
using carddb::BackedUpFile;
using carddb::BackupFile;

namespace {

Fault changed(const std::string& file) {
  return {file, 0, "is a damaged backup, or one that was changed after it was made",
          "use another copy of it"};
}

/// Unpacks one file, without checking yet whether it is usable.
Outcome<Done> unpack(const BackupFile& backup, const BackedUpFile& file, const std::string& to,
                     const std::string& backupName) {
  std::error_code error;
  fs::create_directories(fs::path(to).parent_path(), error);
  QFile out(QString::fromStdString(to));
  const auto cannot = [&] {
    return Fault{to, 0, "cannot be written: " + out.errorString().toStdString(),
                 "free some space and try again"};
  };
  if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly)) return cannot();
  std::int64_t left = file.bytes;  // limited to its stated size, because the backup may come from anywhere
  const Outcome<Done> read =
      backup.read(file.name, [&](std::span<const std::uint8_t> piece) -> Outcome<Done> {
        left -= static_cast<std::int64_t>(piece.size());
        if (left < 0) return changed(backupName);
        const auto size = static_cast<qint64>(piece.size());
        if (out.write(reinterpret_cast<const char*>(piece.data()), size) != size) return cannot();
        return Done{};
      });
  if (!read) return read.fault();
  if (!out.flush()) return cannot();
  out.close();
  const Outcome<std::string> digest = digestOfFile(to);
  if (!digest) return digest.fault();
  return left == 0 && *digest == file.digest ? Outcome<Done>(Done{}) : changed(backupName);
}

Outcome<BackupDescription> unpackAll(const std::string& backupName, const std::string& folder) {
  const Outcome<BackupFile> backup = BackupFile::open(backupName);
  if (!backup) return backup.fault();
  const auto files = backup->files();
  const auto seal = backup->seal();
  if (!files || !seal || digestOfBackup(*files, seal->madeAt, seal->by) != seal->digest)
    return changed(backupName);
  for (const BackedUpFile& file : *files) {
    const std::optional<FileKind> as = fileKindOf(file.name);
    if (!as) return changed(backupName);
    const std::string to = folder + "/" + file.name;
    if (const auto unpacked = unpack(*backup, file, to, backupName); !unpacked) return unpacked.fault();
    if (const auto sound = checkSound(to, *as); !sound)
      return Fault{backupName, 0, "holds " + file.name + ", which " + sound.fault().what, sound.fault().cure};
  }
  return BackupDescription{static_cast<int>(files->size()), seal->madeAt, seal->by};
}

/// Checks everything and prepares it for the next start.
Outcome<BackupDescription> order(const std::string& file, const std::string& dataFolder) {
  const Outcome<std::string> place = prepareSwap(dataFolder);
  if (!place) return place.fault();
  const Outcome<BackupDescription> says = unpackAll(file, *place);
  const Outcome<Done> ordered = says ? scheduleSwap(dataFolder) : says.fault();
  if (ordered) return says;
  dropSwap(dataFolder);
  return ordered.fault();
}

}  // namespace

Outcome<Restored> restoreNow(const std::string& file, const std::string& dataFolder) {
  const TerminationGuard restoring;
  const auto claim = FolderLock::take(dataFolder, FolderLock::Kind::alone, 0);
  if (!claim)
    return Fault{dataFolder, 0, "is in use by another program",
                 "close all Lampkeeper windows, then try again"};
  const Outcome<BackupDescription> says = order(file, dataFolder);
  if (!says) return says.fault();
  const Outcome<std::string> before = finishSwap(dataFolder);
  if (!before) return before.fault();
  return Restored{*says, *before};
}

Outcome<Restored> restoreAtNextStart(const std::string& file, const std::string& dataFolder) {
  const TerminationGuard restoring;
  const Outcome<BackupDescription> says = order(file, dataFolder);
  if (!says) return says.fault();
  return Restored{*says, {}};
}

}  // namespace lk::app
