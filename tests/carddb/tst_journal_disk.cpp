// Tests that the journal loses nothing that was acknowledged: neither by a kill nor on a full disk.
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QTest>

#include "journal_folder.h"
#include "raw_sqlite.h"

using lk::carddb::Journal;
using lk::test::numbered;
using lk::test::opened;

namespace {

int syncs = 0;
sqlite3_vfs* plainFiles = nullptr;
const sqlite3_io_methods* plainMethods = nullptr;
sqlite3_vfs countedFiles;
sqlite3_io_methods countedMethods;

/// Counts from now on how often SQLite syncs a write-ahead log.
void countSyncs() {
  plainFiles = sqlite3_vfs_find(nullptr);
  countedFiles = *plainFiles;
  countedFiles.zName = "counted";
  countedFiles.xOpen = [](sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* out) {
    const int code = plainFiles->xOpen(plainFiles, name, file, flags, out);
    if (code != SQLITE_OK || (flags & SQLITE_OPEN_WAL) == 0) return code;
    plainMethods = file->pMethods;
    countedMethods = *plainMethods;
    countedMethods.xSync = [](sqlite3_file* f, int how) {
      ++syncs;
      return plainMethods->xSync(f, how);
    };
    file->pMethods = &countedMethods;
    return code;
  };
  sqlite3_vfs_register(&countedFiles, 1);
}

}  // namespace

class TestJournalDisk : public QObject {
  Q_OBJECT

 private:
  lk::test::JournalFolder folder_;

 private slots:
  /// A running night holds what players keep secret; other users of the computer must not read it.
  void onlyItsOwnerReadsIt() {
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    const QString path = QString::fromStdString(folder_.fresh());
    const auto arePrivate = [&] {
      for (const char* suffix : {"", "-wal", "-shm"})
        if (QFile::exists(path + suffix) && (QFile::permissions(path + suffix) & others)) return false;
      return true;
    };
    {
      const Journal journal = opened(path.toStdString());
      QVERIFY(QFile::exists(path + "-wal"));
      QVERIFY(arePrivate());
    }
    QFile::setPermissions(path,
                          QFile::ReadOwner | QFile::WriteOwner | others);  // as an earlier program left it
    const Journal again = opened(path.toStdString());
    QVERIFY(arePrivate());
  }

  void aDamagedJournalIsNotCalledACardLibrary() {
    const std::string path = folder_.fresh();
    for (const QByteArray& bytes : {QByteArray(), QByteArray("Dear diary"), QByteArray(5000, 'x')}) {
      QFile file(QString::fromStdString(path));
      QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
      file.write(bytes);
      file.close();
      const auto journal = Journal::open(path);
      QVERIFY(!journal);
      QVERIFY2(journal.fault().what.find("file of nights") != std::string::npos,
               journal.fault().text().c_str());
      QVERIFY(journal.fault().text().find("card") == std::string::npos);
    }
  }

  /// A child process appends events and reports each acknowledged one; it is killed without warning, again
  /// and again.
  void killedWhileAppending() {
    const std::string path = folder_.fresh();
    const std::int64_t night = *opened(path).begin("halfwish", "now");
    int kept = 0;
    for (int round = 0; round < 12; ++round) {
      int reports[2];
      QCOMPARE(pipe(reports), 0);
      const pid_t child = fork();
      QVERIFY(child >= 0);
      if (child == 0) {
        close(reports[0]);
        Journal journal = opened(path);
        for (int i = kept;; ++i) {
          if (!journal.append(night, numbered(i))) _exit(1);
          if (write(reports[1], "+", 1) != 1) _exit(2);
        }
      }
      close(reports[1]);
      int acknowledged = 0;
      char plus = 0;
      const int wanted = 5 + round * 3;
      while (acknowledged < wanted && read(reports[0], &plus, 1) == 1) ++acknowledged;
      kill(child, SIGKILL);
      while (read(reports[0], &plus, 1) == 1) ++acknowledged;
      close(reports[0]);
      int status = 0;
      waitpid(child, &status, 0);
      QVERIFY(WIFSIGNALED(status));
      QVERIFY(acknowledged >= wanted);

      const auto events = opened(path).events(night);
      QVERIFY2(bool(events), events ? "" : events.fault().text().c_str());
      const int found = static_cast<int>(events->size());
      QVERIFY(found >= kept + acknowledged);
      QVERIFY(found <= kept + acknowledged + 1);  // one may be stored without an acknowledgement
      for (int i = 0; i < found; ++i) QVERIFY(events->at(static_cast<std::size_t>(i)) == numbered(i));
      kept = found;
    }
  }

  void everyAppendIsSyncedBeforeItReturns() {
    const std::string path = folder_.fresh();
    countSyncs();
    Journal journal = opened(path);
    const std::int64_t night = *journal.begin("halfwish", "now");
    for (int i = 0; i < 10; ++i) {
      const int before = syncs;
      QVERIFY(journal.append(night, numbered(i)));
      QVERIFY(syncs > before);
    }
  }

  /// A child process that may write no file beyond 300 KB: for SQLite, a disk on which writing fails.
  void aDiskThatTakesNoMoreLosesNothing() {
    const std::string path = folder_.fresh();
    const std::int64_t night = *opened(path).begin("halfwish", "now");
    int report[2];
    QCOMPARE(pipe(report), 0);
    const pid_t child = fork();
    QVERIFY(child >= 0);
    if (child == 0) {
      signal(SIGXFSZ, SIG_IGN);
      const rlimit limit{300 << 10, 300 << 10};
      setrlimit(RLIMIT_FSIZE, &limit);
      Journal journal = opened(path);
      int kept = 0;
      while (journal.append(night, numbered(kept))) ++kept;
      const bool readable = journal.events(night) && static_cast<int>(journal.events(night)->size()) == kept;
      if (write(report[1], &kept, sizeof kept) != sizeof kept) _exit(2);
      _exit(readable ? 0 : 1);
    }
    int kept = 0;
    QCOMPARE(read(report[0], &kept, sizeof kept), static_cast<ssize_t>(sizeof kept));
    int status = -1;
    waitpid(child, &status, 0);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    QVERIFY(kept > 10);
    Journal journal = opened(path);
    QCOMPARE(static_cast<int>(journal.events(night)->size()), kept);
    QVERIFY(journal.append(night, numbered(kept)));
  }
};

QTEST_GUILESS_MAIN(TestJournalDisk)
#include "tst_journal_disk.moc"
