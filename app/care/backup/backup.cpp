#include "app/care/backup/backup.h"

#include <filesystem>

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>

#include "app/care/backup/digest.h"
#include "app/care/files/data_files.h"
#include "app/care/versions.h"
#include "app/kit/out_file.h"
#include "app/kit/unfinished.h"
#include "carddb/backup_file.h"
#include "carddb/database_copy.h"

namespace lk::app {

namespace fs = std::filesystem;
using carddb::BackupFile;

namespace {

/// A temporary folder beside the destination, for the copies and the unfinished backup: on the same disk, so
/// that the last step is a rename.
class Workplace {
 public:
  explicit Workplace(const std::string& out) : folder_(QString::fromStdString(out + ".part-XXXXXX")) {}
  [[nodiscard]] bool there() const { return folder_.isValid(); }
  [[nodiscard]] std::string why() const { return folder_.errorString().toStdString(); }
  [[nodiscard]] std::string file(const char* name) const {
    return folder_.filePath(QString::fromLatin1(name)).toStdString();
  }

 private:
  QTemporaryDir folder_;
};

/// Makes a copy that nobody writes to any more.
Outcome<Done> copyOf(const BackupPart& file, const std::string& from, const std::string& to) {
  if (file.as != FileKind::plain) return carddb::copyDatabase(from, to);
  QFile source(QString::fromStdString(from));
  if (source.copy(QString::fromStdString(to))) return Done{};
  return Fault{from, 0, "cannot be copied: " + source.errorString().toStdString(), "check its permissions"};
}

Outcome<carddb::BackedUpFile> addCopy(BackupFile& backup, const std::string& name, const std::string& copy) {
  const Outcome<std::string> digest = digestOfFile(copy);
  if (!digest) return digest.fault();
  QFile file(QString::fromStdString(copy));
  if (!file.open(QIODevice::ReadOnly))
    return Fault{name, 0, "cannot be read: " + file.errorString().toStdString(), "check the disk"};
  const carddb::BackedUpFile added{name, file.size(), *digest};
  const Outcome<Done> done = backup.add(added, [&](std::span<std::uint8_t> piece) -> Outcome<std::size_t> {
    const qint64 got = file.read(reinterpret_cast<char*>(piece.data()), static_cast<qint64>(piece.size()));
    return static_cast<std::size_t>(std::max<qint64>(got, 0));
  });
  return done ? Outcome<carddb::BackedUpFile>(added) : done.fault();
}

/// Fills the backup. A fault in a file of the data folder leaves out that file only; a fault of the
/// destination ends the backup.
Outcome<BackupMade> fill(BackupFile& backup, const std::string& dataFolder, const Workplace& place) {
  BackupMade made;
  std::vector<carddb::BackedUpFile> files;
  for (const BackupPart& kept : backupParts(dataFolder)) {
    const std::string copy = place.file("copy");
    QFile::remove(QString::fromStdString(copy));
    if (const Outcome<Done> copied = copyOf(kept, dataFolder + "/" + kept.name, copy); !copied) {
      made.leftOut.push_back(copied.fault());
      continue;
    }
    const auto added = addCopy(backup, kept.name, copy);
    if (!added) return added.fault();
    files.push_back(*added);
    made.bytes += added->bytes;
  }
  made.files = static_cast<int>(files.size());
  const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
  const std::string by = ownVersion();
  if (const auto sealed = backup.seal(now, by, digestOfBackup(files, now, by)); !sealed)
    return sealed.fault();
  return made;
}

Outcome<Done> putInPlace(const std::string& from, const std::string& out) {
  std::error_code error;
  fs::rename(from, out, error);
  if (!error) return Done{};
  return Fault{out, 0, "cannot be written: " + error.message(),
               "choose a folder you may write to, with room in it"};
}

}  // namespace

Outcome<BackupMade> writeBackup(const std::string& dataFolder, const std::string& out) {
  if (!carddb::isBackup(out))
    if (const Outcome<Done> may = mayBeWrittenOver(out); !may) return may.fault();
  const TerminationGuard writing;
  const Workplace place(out);
  if (!place.there())
    return Fault{out, 0, "cannot be written: " + place.why(),
                 "choose a folder you may write to, with room in it"};
  const std::string unfinished = place.file("backup");
  Outcome<BackupMade> made = [&]() -> Outcome<BackupMade> {
    Outcome<BackupFile> backup = BackupFile::create(unfinished);
    return backup ? fill(*backup, dataFolder, place) : backup.fault();
  }();
  if (!made) return Fault{out, 0, made.fault().what, made.fault().cure};
  if (const Outcome<Done> placed = putInPlace(unfinished, out); !placed) return placed.fault();
  return made;
}

}  // namespace lk::app
